import type { AuditEntry, Write } from "~/db/commit.server";
import { ROLE } from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { insertPatientStatements } from "../../data/patients/patient-insert.server";
import { assignProviderStatement } from "../../data/patients/patient-update.server";
import type { PatientForm } from "../../schemas/patients/patient-form";
import { checkPatientForm } from "./check-patient-form.server";
import { newPatientSchema } from "../../support/patients/new-patient.server";
import { withPhone } from "../../support/patients/phone-of-patient.server";

/** A patient who is about to be written down: what belongs into the commit of whatever needs them. */
export interface PreparedPatient {
  id: string;
  writes: Write[];
  audit: AuditEntry;
}

/** The new patient of a form; one whom a provider adds is that provider's patient. */
export function newPatientOf(context: RequestContext, written: PatientForm): PreparedPatient {
  const { db, now, actor } = context;
  const id = uuidv7(now);
  const provider =
    actor.kind === "employee" && actor.roles.includes(ROLE.PROVIDER)
      ? [assignProviderStatement(db, actor.employeeId, id, now)]
      : [];
  return {
    id,
    writes: [...insertPatientStatements(context, { ...written, id, userId: null, languageCode: null }), ...provider],
    audit: { action: "patient.create", subjectKind: "patient", subjectId: id, patientId: id },
  };
}

/**
 * Prepares a patient of whom staff know the name and a phone alone; of whoever stands at the desk (`isHere`) the name.
 * @throws InvalidError where one of them is missing, or at `acceptDuplicate` where the patient may be there already
 */
export async function preparePatient(
  context: RequestContext,
  raw: unknown,
  { isHere = false }: { isHere?: boolean } = {},
): Promise<PreparedPatient> {
  await authorize(context, "patient.create");
  const written = withPhone(context, parse(newPatientSchema(context, isHere), raw));
  await checkPatientForm(context, written, null);
  return newPatientOf(context, written);
}
