import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import type { RecordAct, RecordRights } from "../../domain/records/record-rights";
import { auditDenial } from "./audit-denial.server";
import type { ReachedRecords } from "./reach-records.server";

/**
 * Lets somebody go on who may do `act` with a record or a reading, or with a new one. A denial is audited.
 * @throws NotFoundError for everybody else: to them it does not exist
 */
export async function requireRight(
  context: RequestContext,
  { patient, may }: ReachedRecords,
  { kind, rights }: { kind: string; rights: RecordRights },
  act: RecordAct,
  record?: Pick<HealthRecord, "id" | "firstAuthorKind">,
): Promise<void> {
  if (may(rights, act, record?.firstAuthorKind)) return;
  await auditDenial(context, {
    authority: act === "R" ? "healthRecord.read" : "healthRecord.write",
    patientId: patient.id,
    subjectKind: kind,
    subjectId: record?.id ?? null,
  });
  throw new NotFoundError();
}
