import type { MedicationForm, StrengthUnit } from "~/kernel/medicines/medication-forms";
import type { SubstanceClass } from "./substance-classes";

/** The languages that every term has names in. */
export const TERM_LANGUAGES = ["en", "es", "ar"] as const;
export type TermLanguage = (typeof TERM_LANGUAGES)[number];

/** What people call a concept: the usual name first, then other names. */
export type Names = readonly [string, ...string[]];

/** One concept of a vocabulary and what people call it in each language. */
export interface Term {
  /** The vocabulary that the code is of, as FHIR names it. */
  system: string;
  code: string;
  names: Readonly<Record<TermLanguage, Names>>;
}

/** One strength of a product: "125 mg" per "5ml". Several substances are written with slashes: "500/125". */
export interface Strength {
  amount: string;
  unit: StrengthUnit;
  /** What the amount is in, where it is not one unit of the form. */
  per?: string;
}

/** A medicine by its international nonproprietary name. */
export interface DrugTerm extends Term {
  /** The usual forms and their usual strengths. */
  products: readonly { form: MedicationForm; strengths: readonly Strength[] }[];
  /** The codes of the substances in it: its own, or those of a combination. */
  substances: readonly string[];
  /** What it counts as when it is checked against allergies and other medicines. */
  classes: readonly SubstanceClass[];
}

export const ALLERGEN_CATEGORIES = ["FOOD", "MEDICATION", "ENVIRONMENT", "BIOLOGIC"] as const;

/** What somebody may be allergic to. */
export interface AllergenTerm extends Term {
  category: (typeof ALLERGEN_CATEGORIES)[number];
  /** The codes of the substances that it covers; none where it is no medicine. */
  substances: readonly string[];
  /** The classes of substances that it covers as a whole. */
  classes: readonly SubstanceClass[];
}

export interface VaccineTerm extends Term {
  /** The diseases that it is against, as codes of the conditions. */
  against: readonly string[];
}

export const SAMPLES = ["BLOOD", "SERUM", "PLASMA", "URINE", "URINE24", "STOOL", "SWAB", "BREATH"] as const;

export interface LaboratoryTerm extends Term {
  sample: (typeof SAMPLES)[number];
  /** The UCUM unit of the result; null where it is no quantity or has parts of several. */
  unit: string | null;
  /** Whether the patient is usually asked to come fasting. */
  fasting: boolean;
}
