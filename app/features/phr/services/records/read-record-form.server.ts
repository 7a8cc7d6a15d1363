import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { reachRecords } from "../../support/access/reach-records.server";
import { requireRight } from "../../support/access/require-right.server";
import { reachRecord } from "../../support/records/reach-record.server";
import { shownAreas } from "../../support/records/shown-areas.server";

/**
 * What the form of a record holds: a new one of a patient, or one that may be changed.
 * @throws NotFoundError
 */
export async function readRecordForm(
  context: RequestContext,
  kind: HealthRecordKind,
  asked: { id?: string | undefined; patientId?: string | undefined },
) {
  await authorize(context, "healthRecord.write");
  if (asked.id === undefined) {
    const reached = await reachRecords(context, "healthRecord.write", asked.patientId);
    if (!(await shownAreas(context)).has(kind.area)) throw new NotFoundError();
    await requireRight(context, reached, kind, "W");
    const { patient, isSelf, opening } = reached;
    return { patient, isSelf, opening, record: null };
  }
  const reached = await reachRecord(context, asked.id, "W");
  const { patient, isSelf, opening, record } = reached;
  if (reached.kind !== kind || !record.enabled) throw new NotFoundError();
  await auditRead(context, {
    action: "healthRecord.read",
    subjectKind: kind.kind,
    subjectId: record.id,
    patientId: patient.id,
    fields: ["form"],
  });
  return { patient, isSelf, opening, record };
}
