import { auditStatement } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { patientContactStatement } from "../data/patients.server";
import type { PatientDetails } from "./find-or-create-patient.server";

/** What a patient's own record says of how to reach them. The reading is audited. @throws NotFoundError */
export async function readPatientContact(
  context: RequestContext,
  patientId: string,
): Promise<PatientDetails & { id: string }> {
  await authorize(context, "patient.read", { kind: "patient", id: patientId, patientId });
  const statement = context.db.compile(patientContactStatement(context.db, patientId));
  const audit = auditStatement(context, {
    action: "patient.read",
    subjectKind: "patient",
    subjectId: patientId,
    patientId,
    fields: ["contact"],
  });
  const [contact] = await context.db.rawBatch([statement, audit]);
  const row = contact?.results[0] as (PatientDetails & { id: string }) | undefined;
  if (!row) throw new NotFoundError();
  return row;
}
