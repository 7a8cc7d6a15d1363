import type { MedicationForm } from "./medication-forms";

/** How often a medicine is taken (specification, section 9). */
export const FREQUENCIES = [
  ...(["DAILY", "TWICE_DAILY", "THREE_TIMES_DAILY", "FOUR_TIMES_DAILY"] as const),
  ...(["EVERY_MORNING", "EVERY_EVENING", "AT_BEDTIME"] as const),
  ...(["EVERY_4_HOURS", "EVERY_6_HOURS", "EVERY_8_HOURS", "EVERY_12_HOURS"] as const),
  ...(["EVERY_OTHER_DAY", "WEEKLY", "MONTHLY", "ONCE_ONLY", "WHEN_NEEDED"] as const),
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The route by which it is taken. */
export const METHODS = [
  ...(["BY_MOUTH", "UNDER_THE_TONGUE", "ON_THE_SKIN", "PATCH", "NOSE", "EYE", "EAR", "INHALED"] as const),
  ...(["RECTAL", "VAGINAL", "UNDER_THE_SKIN", "INTO_THE_MUSCLE", "INTO_THE_VEIN"] as const),
] as const;
export type Method = (typeof METHODS)[number];

/** When it is taken, by meals and sleep. */
export const WHEN_TAKEN = ["BEFORE_FOOD", "WITH_FOOD", "AFTER_FOOD", "AT_BEDTIME", "ON_AN_EMPTY_STOMACH"] as const;
export type WhenTaken = (typeof WHEN_TAKEN)[number];

/** The units of a dose, as the specification writes them. What is counted, such as tablets, needs none. */
export const DOSE_UNITS = ["ml", "mg", "units", "ounces", "teaspoon", "tablespoon"] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

/** What one of a counted dose is called. */
export const DOSE_NOUNS = [
  ...(["TABLET", "CAPSULE", "LOZENGE", "SACHET", "SUPPOSITORY"] as const),
  ...(["DROP", "PUFF", "SPRAY", "INJECTION", "DOSE"] as const),
] as const;
export type DoseNoun = (typeof DOSE_NOUNS)[number];

interface FormFacts {
  /** What a number without a unit counts; null where it would say nothing. */
  noun: DoseNoun | null;
  /** The usual route of the form; null where there are several. */
  method: Method | null;
  /** The route must be chosen, because eye drops are not ear drops. */
  mustChoose?: true;
}

const counted = (noun: DoseNoun, method: Method | null = "BY_MOUTH"): FormFacts => ({ noun, method });
const measured: FormFacts = { noun: null, method: "BY_MOUTH" };
const spread: FormFacts = { noun: "DOSE", method: "ON_THE_SKIN" };

const FORMS: Readonly<Record<MedicationForm, FormFacts>> = {
  TABLET: counted("TABLET"),
  CAPSULE: counted("CAPSULE"),
  LOZENGE: counted("LOZENGE"),
  SACHET: counted("SACHET"),
  POWDER: counted("DOSE"),
  SYRUP: measured,
  SUSPENSION: measured,
  LIQUID: measured,
  SOLUTION: measured,
  DROPS: { noun: "DROP", method: null, mustChoose: true },
  INJECTION: { noun: "INJECTION", method: null, mustChoose: true },
  INHALER: counted("PUFF", "INHALED"),
  SPRAY: counted("SPRAY", null),
  SUPPOSITORY: counted("SUPPOSITORY", null),
  OINTMENT: spread,
  CREAM: spread,
  GEL: spread,
  LOTION: spread,
  FOAM: spread,
  PASTE: spread,
  SHAMPOO: spread,
  MOUTHWASH: counted("DOSE", null),
};

/** What a form says about how it is taken; nothing where the form is not known. */
export const factsOfForm = (form: MedicationForm | ""): FormFacts =>
  form === "" ? { noun: null, method: null } : FORMS[form];

const ML_OF_UNIT: Readonly<Partial<Record<DoseUnit, number>>> = { ounces: 29.57, teaspoon: 4.93, tablespoon: 14.79 };

/** A dose in household units as whole milliliters, because spoons are not alike; null for other units. */
export function householdMl(dose: number, unit: DoseUnit | ""): number | null {
  const ml = unit === "" ? undefined : ML_OF_UNIT[unit];
  return ml === undefined ? null : Math.max(1, Math.round(dose * ml));
}
