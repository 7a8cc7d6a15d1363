/**
 * Units that readings are entered and shown in. Each says how to come from it to the canonical unit of its quantity:
 * canonical = (typed + offset) x factor. The one table of constants: nothing else converts (clinical facts, section 2).
 */
interface Unit {
  /** As UCUM writes it; feet and meters are not among the units of FHIR's vital signs and are converted for export. */
  ucum: string;
  factor: number;
  /** Added before the factor; 0 where it says nothing. */
  offset?: number;
  /** Decimals that are shown and asked for. */
  decimals: number;
}

/** Molar masses in mg/dL for one mmol/L: glucose, cholesterol (HDL and LDL too), triglycerides. */
const MG_PER_MMOL = { glucose: 18.0156, cholesterol: 38.67, triglycerides: 88.54 } as const;

export const UNITS = {
  kg: { ucum: "kg", factor: 1, decimals: 1 },
  lb: { ucum: "[lb_av]", factor: 0.453_592_37, decimals: 1 },
  g: { ucum: "g", factor: 0.001, decimals: 0 },
  cm: { ucum: "cm", factor: 1, decimals: 1 },
  in: { ucum: "[in_i]", factor: 2.54, decimals: 1 },
  ft: { ucum: "[ft_i]", factor: 30.48, decimals: 2 },
  m: { ucum: "m", factor: 100, decimals: 2 },
  "kg/m2": { ucum: "kg/m2", factor: 1, decimals: 1 },
  mmHg: { ucum: "mm[Hg]", factor: 1, decimals: 0 },
  "/min": { ucum: "/min", factor: 1, decimals: 0 },
  "°C": { ucum: "Cel", factor: 1, decimals: 1 },
  "°F": { ucum: "[degF]", factor: 5 / 9, offset: -32, decimals: 1 },
  "%": { ucum: "%", factor: 1, decimals: 0 },
  "%1": { ucum: "%", factor: 1, decimals: 1 },
  "mmol/mol": { ucum: "mmol/mol", factor: 0.091_48, offset: 2.152 / 0.091_48, decimals: 0 },
  "glucose mg/dL": { ucum: "mg/dL", factor: 1, decimals: 0 },
  "glucose mmol/L": { ucum: "mmol/L", factor: MG_PER_MMOL.glucose, decimals: 1 },
  "cholesterol mg/dL": { ucum: "mg/dL", factor: 1, decimals: 0 },
  "cholesterol mmol/L": { ucum: "mmol/L", factor: MG_PER_MMOL.cholesterol, decimals: 2 },
  "triglycerides mg/dL": { ucum: "mg/dL", factor: 1, decimals: 0 },
  "triglycerides mmol/L": { ucum: "mmol/L", factor: MG_PER_MMOL.triglycerides, decimals: 2 },
  "L/min": { ucum: "L/min", factor: 1, decimals: 0 },
  L: { ucum: "L", factor: 1, decimals: 2 },
  steps: { ucum: "{steps}", factor: 1, decimals: 0 },
  kcal: { ucum: "kcal", factor: 1, decimals: 0 },
  h: { ucum: "h", factor: 1, decimals: 2 },
  min: { ucum: "min", factor: 1, decimals: 0 },
  mL: { ucum: "mL", factor: 1, decimals: 0 },
  score: { ucum: "{score}", factor: 1, decimals: 0 },
  IU: { ucum: "[iU]", factor: 1, decimals: 1 },
  INR: { ucum: "{INR}", factor: 1, decimals: 1 },
} as const satisfies Record<string, Unit>;
export type UnitName = keyof typeof UNITS;

/** A value in a unit as a value in the canonical unit of its quantity; not rounded. */
export function toCanonical(value: number, unit: UnitName): number {
  const { factor, offset = 0 }: Unit = UNITS[unit];
  return (value + offset) * factor;
}

/** A canonical value in a unit; not rounded. */
export function fromCanonical(value: number, unit: UnitName): number {
  const { factor, offset = 0 }: Unit = UNITS[unit];
  return value / factor - offset;
}

/** A canonical value as it is shown in a unit, with the unit's decimals. Never stored: two roundings can disagree. */
export function shownIn(value: number, unit: UnitName): number {
  const { decimals }: Unit = UNITS[unit];
  const power = 10 ** decimals;
  // What was typed with these decimals comes back as it was typed, whatever the last bit of the conversion says.
  return Math.round((fromCanonical(value, unit) + Number.EPSILON) * power) / power;
}
