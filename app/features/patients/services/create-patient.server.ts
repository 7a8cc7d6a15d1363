import { commit } from "~/db/commit.server";
import { ROLE } from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { insertPatientStatements } from "../data/patient-insert.server";
import { assignProviderStatement } from "../data/patient-update.server";
import { localDate } from "../domain/local-date";
import { patientFormSchema } from "../schemas/patient-form";
import { checkPatientForm } from "./check-patient-form.server";
import { patientFailure } from "./patient-failure.server";
import { readRegistrationRules } from "./read-registration-rules.server";

/**
 * Writes a patient down. Who is added by a provider is that provider's patient.
 * @throws InvalidError where a field does not fit, or at `acceptDuplicate` where the patient may be there already
 */
export async function createPatient(context: RequestContext, raw: unknown): Promise<{ patientId: string }> {
  await authorize(context, "patient.create");
  const { db, now, actor, profile } = context;
  const rules = await readRegistrationRules(context);
  const written = parse(patientFormSchema(rules, localDate(now, profile.timeZone)), raw);
  await checkPatientForm(context, written, null);
  const id = uuidv7(now);
  const provider =
    actor.kind === "employee" && actor.roles.includes(ROLE.PROVIDER)
      ? [assignProviderStatement(db, actor.employeeId, id, now)]
      : [];
  await commit(context, {
    writes: [...insertPatientStatements(context, { ...written, id, userId: null, languageCode: null }), ...provider],
    audit: [{ action: "patient.create", subjectKind: "patient", subjectId: id, patientId: id }],
    result: null,
  }).catch(patientFailure);
  return { patientId: id };
}
