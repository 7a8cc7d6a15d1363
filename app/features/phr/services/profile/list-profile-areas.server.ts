import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { countRecords } from "../../data/records/health-records-read.server";
import { HEALTH_RECORD_KINDS } from "../../records";
import { reachRecords } from "../../support/access/reach-records.server";
import { shownAreas } from "../../support/records/shown-areas.server";

/**
 * The areas of a patient's health profile that the organization shows and the asker may read, with how many entries
 * each of them has. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function listProfileAreas(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "healthRecord.read");
  const [reached, areas] = await Promise.all([
    reachRecords(context, "healthRecord.read", rawPatientId),
    shownAreas(context),
  ]);
  const { patient, isSelf, role, opening, privateOf, may } = reached;
  const [counts] = await Promise.all([
    countRecords(context.db, patient.id, privateOf),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "patient",
      subjectId: patient.id,
      patientId: patient.id,
      fields: ["areas"],
    }),
  ]);
  const kinds = HEALTH_RECORD_KINDS.filter(({ area, rights }) => areas.has(area) && may(rights, "R"));
  return {
    ...{ patient, isSelf, role, opening },
    kinds: kinds.map(({ kind, area, base, words }) => ({ kind, area, base, words, count: counts.get(kind) ?? 0 })),
    trackers: areas.has("trackers"),
    insurances: areas.has("insurances"),
  };
}
