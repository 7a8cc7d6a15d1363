import type { FieldRule, RegistrationRules, SignupStep } from "../registration/registration-rules";

/** What the registration form can make a must, in the order in which it asks. */
export const REGISTRATION_DETAILS = [
  "birthDate",
  "gender",
  "bloodGroup",
  "address",
  "identification",
  "insurance",
  "terms",
] as const;
export type RegistrationDetail = (typeof REGISTRATION_DETAILS)[number];

/** What a patient has given of it so far. Codes are -1 and texts empty where nothing was given. */
export interface HeldDetails {
  birthDate: string;
  gender: number;
  bloodGroup: number;
  address: string;
  city: string;
  hasIdentification: boolean;
  hasInsurance: boolean;
  /** Whether today's terms were accepted; null without an account. */
  acceptedTerms: boolean | null;
}

/** In which step of signing up a detail is given, where it was not given with the account itself. */
const STEP_OF: Readonly<Record<RegistrationDetail, SignupStep>> = {
  birthDate: "profile",
  gender: "profile",
  bloodGroup: "profile",
  address: "profile",
  identification: "identification",
  insurance: "insurance",
  terms: "terms",
};

/**
 * What a patient must still give by the organization's rules. It asks for exactly what the steps of signing up
 * accept, so that whoever has answered a step owes it no more.
 */
export function missingDetails(rules: RegistrationRules, held: HeldDetails): RegistrationDetail[] {
  const must = (rule: FieldRule, given: boolean) => rule === "REQUIRED" && !given;
  const missing: Readonly<Record<RegistrationDetail, boolean>> = {
    birthDate: must(rules.birthDate, held.birthDate !== ""),
    gender: must(rules.gender, held.gender !== -1),
    bloodGroup: must(rules.bloodGroup, held.bloodGroup !== -1),
    address: must(rules.address, held.address !== "" && held.city !== ""),
    identification: must(rules.identification, held.hasIdentification),
    insurance: must(rules.insurance, held.hasInsurance),
    terms: rules.terms.trim() !== "" && held.acceptedTerms === false,
  };
  return REGISTRATION_DETAILS.filter((detail) => missing[detail]);
}

/** The first step of signing up that a patient is to be sent back to; null where they owe none. */
export function requiredStep(rules: RegistrationRules, held: HeldDetails): SignupStep | null {
  const [first] = missingDetails(rules, held);
  return first === undefined ? null : STEP_OF[first];
}
