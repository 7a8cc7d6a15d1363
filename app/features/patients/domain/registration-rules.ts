/** How the registration form asks for something: not at all, as a choice, or as a must. */
export const FIELD_RULES = ["HIDDEN", "OPTIONAL", "REQUIRED"] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

/** What the organization asks of a patient who registers: its setting 'patient-registration'. */
export interface RegistrationRules {
  birthDate: FieldRule;
  gender: FieldRule;
  bloodGroup: FieldRule;
  address: FieldRule;
  insurance: FieldRule;
  identification: FieldRule;
  /** The words that a patient accepts; empty where there are none. */
  terms: string;
}

/** The steps of signing up that come after the account is made, in order. */
export const SIGNUP_STEPS = ["profile", "identification", "insurance", "terms"] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];

export const isSignupStep = (name: string | undefined): name is SignupStep =>
  SIGNUP_STEPS.some((step) => step === name);

const asked = (...rules: FieldRule[]) => rules.some((rule) => rule !== "HIDDEN");

/** The steps that an organization's rules leave something to do in. */
export function signupSteps(rules: RegistrationRules): SignupStep[] {
  const needed: Readonly<Record<SignupStep, boolean>> = {
    profile: asked(rules.bloodGroup, rules.address),
    identification: asked(rules.identification),
    insurance: asked(rules.insurance),
    terms: rules.terms.trim() !== "",
  };
  return SIGNUP_STEPS.filter((step) => needed[step]);
}

/** Whether a step may be left out for now. */
export function maySkip(step: SignupStep, rules: RegistrationRules): boolean {
  if (step === "terms") return false;
  if (step === "profile") return rules.bloodGroup !== "REQUIRED" && rules.address !== "REQUIRED";
  return rules[step] !== "REQUIRED";
}

/** The step after one; null after the last. */
export function stepAfter(step: SignupStep, steps: readonly SignupStep[]): SignupStep | null {
  const order = SIGNUP_STEPS.indexOf(step);
  return steps.find((other) => SIGNUP_STEPS.indexOf(other) > order) ?? null;
}
