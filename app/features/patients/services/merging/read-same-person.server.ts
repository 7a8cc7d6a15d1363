import { auditStatement } from "~/db/commit.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readRecord } from "../../data/patients/patient-record-read.server";
import { patientSubject, providerOf } from "../../support/patients/patients-of.server";
import { reachPatient } from "../patients/read-patient.server";
import { samePersonCandidates } from "../../support/merging/same-person-candidates.server";

/**
 * A person without an account, and the records that they may belong to. That the records were looked at is audited.
 * @throws NotFoundError
 */
export async function readSamePerson(context: RequestContext, id: string) {
  await authorize(context, "patient.list");
  const { record } = await reachPatient(context, "patient.update", id);
  const candidates = await samePersonCandidates(context, record);
  for (const { id: patientId } of candidates)
    await auditStatement(context, {
      ...{ action: "patient.read", subjectKind: "patient", subjectId: patientId, patientId },
    }).run();
  const { number, firstName, lastName, birthDate, email, phoneCallingCode, phone } = record;
  return { person: { id, number, firstName, lastName, birthDate, email, phoneCallingCode, phone }, candidates };
}

/** How many records a person may belong to whom this employee may merge; 0 for whoever may not. */
export async function countSamePerson(context: RequestContext, id: string): Promise<number> {
  await authorize(context, "appointment.read");
  if (context.actor.kind !== "employee") return 0;
  const found = await readRecord(context.db, id, providerOf(context));
  const may = found && verdictOf(context, "patient.update", patientSubject(context, id, found.isOwn)) === "allowed";
  return may ? (await samePersonCandidates(context, found.record)).length : 0;
}
