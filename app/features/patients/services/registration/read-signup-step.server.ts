import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readPrimaryInsurance } from "../../data/insurance/insurances.server";
import { patientFormValues } from "../../domain/patients/patient-form-values";
import { localDate } from "~/kernel/time/local-date";
import { isSignupStep, maySkip, signupSteps, stepAfter, stepRules } from "../../domain/registration/registration-rules";
import { readRegistrationRules } from "./read-registration-rules.server";
import { reachSignup } from "./signup-patient.server";

/**
 * The first step that follows registering, with which birth date and gender were given as far as they are a must;
 * null where the organization asks nothing more.
 */
export const firstSignupStep = async (context: RequestContext) =>
  signupSteps({ ...(await readRegistrationRules(context)), birthDate: "HIDDEN", gender: "HIDDEN" })[0] ?? null;

/** What patients see of their own values: the notes of the practice are not theirs. */
function ownValues(record: Parameters<typeof patientFormValues>[0]) {
  const { notes: _, ...values } = patientFormValues(record);
  return values;
}

/** One step of signing up, with what was said in it before. @throws NotFoundError for a step that is not asked for */
export async function readSignupStep(context: RequestContext, name: string | undefined) {
  const { record } = await reachSignup(context, undefined);
  const rules = stepRules(await readRegistrationRules(context), record);
  const steps = signupSteps(rules);
  if (!isSignupStep(name) || !steps.includes(name)) throw new NotFoundError();
  const { terms, ...asks } = rules;
  const insurance = name === "insurance" ? await readPrimaryInsurance(context.db, record.id) : undefined;
  return {
    step: name,
    steps,
    next: stepAfter(name, steps),
    maySkip: maySkip(name, rules),
    asks,
    rules,
    today: localDate(context.now, context.profile.timeZone),
    terms: name === "terms" ? { text: terms, hash: await sha256(terms) } : null,
    values: name === "profile" ? ownValues(record) : { ...insurance },
    hasIdentification: record.identificationFileId !== null,
  };
}
