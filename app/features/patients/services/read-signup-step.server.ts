import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto.server";
import { NotFoundError } from "~/platform/errors.server";
import { readPrimaryInsurance } from "../data/insurances.server";
import { patientFormValues } from "../domain/patient-form-values";
import { isSignupStep, maySkip, signupSteps, stepAfter } from "../domain/registration-rules";
import { readRegistrationRules } from "./read-registration-rules.server";
import { reachSignup } from "./signup-patient.server";

/** The first step that follows registering; null where the organization asks nothing more. */
export const firstSignupStep = async (context: RequestContext) =>
  signupSteps(await readRegistrationRules(context))[0] ?? null;

/** One step of signing up, with what was said in it before. @throws NotFoundError for a step that is not asked for */
export async function readSignupStep(context: RequestContext, name: string | undefined) {
  const { record } = await reachSignup(context, undefined);
  const rules = await readRegistrationRules(context);
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
    terms: name === "terms" ? { text: terms, hash: await sha256(terms) } : null,
    values: name === "profile" ? patientFormValues(record) : { ...insurance },
    hasIdentification: record.identificationFileId !== null,
  };
}
