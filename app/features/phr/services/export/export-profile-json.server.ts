import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { wholeProfile, type WholeSection } from "../../support/export/whole-profile.server";

const instant = (utc: number) => new Date(utc).toISOString();

const listOf = ({ records, noneKnown }: WholeSection) => ({
  noneKnown: noneKnown && { saidBy: noneKnown.authorName, at: instant(noneKnown.at) },
  records: records.map(({ id, version, name, coding, date, state, values, source, verification, ...record }) => ({
    ...{ id, version, name, coding, date, state, values, source, verification },
    recordedAt: instant(record.recordedAt),
    recordedBy: { kind: record.authorKind, name: record.authorName },
  })),
});

/**
 * A patient's whole health profile as data: the records of each kind by the kind's name, their values by the names of
 * its fields; instants in UTC, dates as far as they are known.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportProfileJson(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "healthRecord.read");
  const { patient, sections } = await wholeProfile(context, rawPatientId, "json");
  const { id, name, birthDate, gender } = patient;
  return {
    format: "virtual-practice/health-profile",
    version: 1,
    exportedAt: instant(context.now),
    organization: context.profile.name,
    patient: { id, name, birthDate, gender: nameOfCode(GENDER, gender) ?? "unknown" },
    kinds: Object.fromEntries(sections.map((section) => [section.kind.kind, listOf(section)])),
  };
}

export type ExportedProfile = Awaited<ReturnType<typeof exportProfileJson>>;
