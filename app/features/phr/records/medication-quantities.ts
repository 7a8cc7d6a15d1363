import type { Quantity, Ratio } from "@medplum/fhirtypes";
import { factsOfForm, type DoseNoun, type DoseUnit } from "~/kernel/medicines/how-taken";
import type { MedicationForm, StrengthUnit } from "~/kernel/medicines/medication-forms";
import { strengthNumber } from "~/kernel/medicines/strength";

const UCUM = "http://unitsofmeasure.org";

/** In UCUM `U` is a unit of enzymes: the international units of insulin are [iU]. */
const DOSE_CODES: Readonly<Record<DoseUnit, string>> = {
  ml: "mL",
  mg: "mg",
  units: "[iU]",
  ounces: "[foz_us]",
  teaspoon: "[tsp_us]",
  tablespoon: "[tbs_us]",
};

const STRENGTH_CODES: Readonly<Record<StrengthUnit, string>> = {
  mg: "mg",
  mcg: "ug",
  gm: "g",
  percentage: "%",
  ml: "mL",
  units: "[iU]",
};

const NOUN_CODES: Readonly<Partial<Record<DoseNoun, string>>> = { DROP: "[drp]", PUFF: "{puff}" };

/** An amount in one of the units of doses, or counted by the form: two tablets. */
export function doseQuantity(value: number, unit: DoseUnit | "", form: MedicationForm | ""): Quantity {
  if (unit !== "") return { value, unit, system: UCUM, code: DOSE_CODES[unit] };
  const { noun } = factsOfForm(form);
  if (noun === null) return { value };
  const code = NOUN_CODES[noun] ?? `{${noun.toLowerCase()}}`;
  return { value, unit: noun.toLowerCase(), system: UCUM, code };
}

/** The strength of one unit of the form; undefined where it is no plain number, as that of a combination. */
export function strengthRatio(strength: string, unit: StrengthUnit | ""): Ratio | undefined {
  const number = strengthNumber(strength);
  if (unit === "" || number === null) return undefined;
  return {
    numerator: { value: number, unit, system: UCUM, code: STRENGTH_CODES[unit] },
    denominator: { value: 1 },
  };
}
