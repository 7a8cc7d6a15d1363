import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { versionsStatement } from "../../data/records/health-records-read.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorNames } from "../../support/records/author-names.server";
import { reachRecord } from "../../support/records/reach-record.server";

/**
 * One record with its history: each version with who made it, when, why, and which fields it changed. Reading somebody
 * else's is audited.
 * @throws NotFoundError
 */
export async function viewHealthRecord(context: RequestContext, rawId: unknown) {
  await authorize(context, "healthRecord.read");
  const { record, kind, patient, role, isSelf, opening, may } = await reachRecord(context, rawId, "R");
  const [versions] = await Promise.all([
    versionsStatement(context.db, record.id),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: kind.kind,
      subjectId: record.id,
      patientId: patient.id,
      fields: ["record"],
    }),
  ]);
  const names = await authorNames(context, [record, ...versions]);
  return {
    ...{ patient, role, isSelf, opening, record },
    authorName: names.get(record.authorId) ?? "",
    versions: versions.map((version, at) => ({
      ...version,
      authorName: names.get(version.authorId) ?? "",
      fields: changedFields(versions[at + 1]?.values ?? version.values, version.values),
    })),
    mayChange: record.enabled && may(kind.rights, "W", record.firstAuthorKind),
    maySwitch: kind.single !== true && may(kind.rights, "D", record.firstAuthorKind),
    mayConfirm: role === "provider" && record.enabled && record.verification === "UNCONFIRMED",
  };
}

export type ViewedHealthRecord = Awaited<ReturnType<typeof viewHealthRecord>>;
