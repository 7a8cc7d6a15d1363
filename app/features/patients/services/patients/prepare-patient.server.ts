import type { AuditEntry, Write } from "~/db/commit.server";
import { ROLE } from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { insertPatientStatements } from "../../data/patients/patient-insert.server";
import { assignProviderStatement } from "../../data/patients/patient-update.server";
import { localDate } from "../../domain/patients/local-date";
import type { RegistrationRules } from "../../domain/registration/registration-rules";
import { patientFormSchema, type PatientForm } from "../../schemas/patients/patient-form";
import { requiredPhone } from "../../schemas/patients/person-fields";
import { checkPatientForm } from "./check-patient-form.server";
import { withPhone } from "../../support/patients/phone-of-patient.server";

/** Whoever stands at the desk says the rest later. */
const NAME_AND_PHONE: RegistrationRules = {
  birthDate: "OPTIONAL",
  gender: "OPTIONAL",
  bloodGroup: "OPTIONAL",
  address: "OPTIONAL",
  insurance: "OPTIONAL",
  identification: "OPTIONAL",
  terms: "",
};

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
 * Prepares a patient of whom staff know the name and a phone alone.
 * @throws InvalidError where one of them is missing, or at `acceptDuplicate` where the patient may be there already
 */
export async function preparePatient(context: RequestContext, raw: unknown): Promise<PreparedPatient> {
  await authorize(context, "patient.create");
  const today = localDate(context.now, context.profile.timeZone);
  const schema = patientFormSchema(NAME_AND_PHONE, today).safeExtend({ phone: requiredPhone });
  const written = withPhone(context, parse(schema, raw));
  await checkPatientForm(context, written, null);
  return newPatientOf(context, written);
}
