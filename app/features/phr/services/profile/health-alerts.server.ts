import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { firstRecords } from "../../data/records/health-records-read.server";
import { isCurrent } from "../../domain/profile/overview-parts";
import { healthRecordKindOf } from "../../records";
import { reachRecords } from "../../support/access/reach-records.server";

/** So many allergies are looked at; the most dangerous of a patient are the first of their list. */
const MOST = 20;

/**
 * The allergies of a patient that are dangerous and still matter, by their names, whichever areas of the record pages
 * show. Reading them is audited.
 * @throws NotFoundError for a patient who is not theirs; ForbiddenError
 */
export async function healthAlerts(context: RequestContext, patientId: string): Promise<string[]> {
  await authorize(context, "healthRecord.read");
  const { privateOf, may } = await reachRecords(context, "healthRecord.read", patientId);
  if (!may(healthRecordKindOf("ALLERGY").rights, "R")) return [];
  const [allergies] = await Promise.all([
    firstRecords(context.db, { patientId, kind: "ALLERGY", privateOf }, MOST),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["alerts"],
    }),
  ]);
  return allergies.flatMap(({ state, values, name }) =>
    isCurrent(state) && values["criticality"] === "HIGH" ? [name] : [],
  );
}
