import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { localDate } from "~/kernel/time/local-date";
import { patientFormSchema } from "../../schemas/patients/patient-form";
import { checkPatientForm } from "./check-patient-form.server";
import { numberTaken } from "../../support/patients/number-taken.server";
import { newPatientOf } from "./prepare-patient.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";
import { withPhone } from "../../support/patients/phone-of-patient.server";

/**
 * Writes a patient down. Who is added by a provider is that provider's patient.
 * @throws InvalidError where a field does not fit, or at `acceptDuplicate` where the patient may be there already
 */
export async function createPatient(context: RequestContext, raw: unknown): Promise<{ patientId: string }> {
  await authorize(context, "patient.create");
  const { now, profile } = context;
  const rules = await readRegistrationRules(context);
  const written = withPhone(context, parse(patientFormSchema(rules, localDate(now, profile.timeZone)), raw));
  await checkPatientForm(context, written, null);
  const { id, writes, audit } = newPatientOf(context, written);
  await commit(context, { writes, audit: [audit], result: null }).catch(refusedAs({ unique: numberTaken }));
  return { patientId: id };
}
