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

/**
 * What the steps of signing up ask of one patient: birth date and gender are given with the account itself, so a step
 * asks for them only where they became a must later and are not given.
 */
export function stepRules(rules: RegistrationRules, held: { birthDate: string; gender: number }): RegistrationRules {
  const owed = (rule: FieldRule, given: boolean): FieldRule => (rule === "REQUIRED" && !given ? "REQUIRED" : "HIDDEN");
  return {
    ...rules,
    birthDate: owed(rules.birthDate, held.birthDate !== ""),
    gender: owed(rules.gender, held.gender !== -1),
  };
}

const inProfile = ({ birthDate, gender, bloodGroup, address }: RegistrationRules) => [
  birthDate,
  gender,
  bloodGroup,
  address,
];
const asked = (...rules: FieldRule[]) => rules.some((rule) => rule !== "HIDDEN");

/** The steps that rules leave something to do in; they are those of one patient (`stepRules`). */
export function signupSteps(rules: RegistrationRules): SignupStep[] {
  const needed: Readonly<Record<SignupStep, boolean>> = {
    profile: asked(...inProfile(rules)),
    identification: asked(rules.identification),
    insurance: asked(rules.insurance),
    terms: rules.terms.trim() !== "",
  };
  return SIGNUP_STEPS.filter((step) => needed[step]);
}

/** Whether a step may be left out for now. */
export function maySkip(step: SignupStep, rules: RegistrationRules): boolean {
  if (step === "terms") return false;
  if (step === "profile") return !inProfile(rules).includes("REQUIRED");
  return rules[step] !== "REQUIRED";
}

/** The step after one; null after the last. */
export function stepAfter(step: SignupStep, steps: readonly SignupStep[]): SignupStep | null {
  const order = SIGNUP_STEPS.indexOf(step);
  return steps.find((other) => SIGNUP_STEPS.indexOf(other) > order) ?? null;
}
