import type { DoseUnit, Frequency, Method, WhenTaken } from "~/kernel/medicines/how-taken";
import type { MedicationForm, StrengthUnit } from "~/kernel/medicines/medication-forms";

/** Units in which a pharmacy counts what it hands out. */
export const QUANTITY_UNITS = ["TABLET", "CAPSULE", "ML", "GRAM", "PIECE", "PACK", "DOSE"] as const;
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

/** What a check warned of, and why the prescriber prescribes it all the same. */
export interface OverruledCheck {
  /** The check's name, as the health record's checks have it, or `DOSE`. */
  check: string;
  /** What it named: a substance, an allergy, another medicine. */
  about: string;
  /** Its severity; missing for warnings overruled before severities were stored. */
  level?: "stop" | "warn";
  reason: string;
  /** How the medicine was to be taken when the reason was given: the reason says nothing of more. */
  given?: Directions;
  /** The records that the warning was found against when the reason was given: it says nothing of a newer one. */
  of?: readonly string[];
}

/** What and how much of a medicine is taken, on which it depends how great a danger is. */
export type Directions = Pick<
  PrescribedMedicine,
  | ("strength" | "strengthUnit" | "form" | "method" | "dose" | "doseUnit")
  | ("frequency" | "whenTaken" | "asNeeded" | "neededFor" | "maxPerDay" | "dosageText")
>;

/**
 * One line of a prescription without the medicine's name and code. Numbers are null and words empty where nothing was
 * said.
 */
export interface PrescribedMedicine {
  strength: string;
  strengthUnit: StrengthUnit | "";
  form: MedicationForm | "";
  dose: number | null;
  doseUnit: DoseUnit | "";
  frequency: Frequency | "";
  method: Method | "";
  whenTaken: WhenTaken | "";
  asNeeded: boolean;
  neededFor: string;
  maxPerDay: number | null;
  /** How many days it is taken; null for a standing one. */
  days: number | null;
  /** Instead of dose, frequency and the like: how it is taken, in words. */
  dosageText: string;
  quantityUnit: QuantityUnit | "";
  /** The quantity was typed and is not to be computed anew. */
  quantityTyped: boolean;
  /** How often it may be handed out again, 0 to 11. */
  refills: number;
  substitutionAllowed: boolean;
  /** In the patient's language. */
  instructions: string;
  /** What it is for. */
  reason: string;
  overruled: readonly OverruledCheck[];
}
