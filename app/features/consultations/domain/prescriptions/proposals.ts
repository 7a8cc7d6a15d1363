import type { MedicationForm, StrengthUnit } from "~/kernel/medicines/medication-forms";
import { canonicalJson } from "~/kernel/text/canonical-json";
import type { WrittenLine } from "./line";
import type { PrescribedMedicine } from "./prescribed-medicine";

/** Whose line is proposed: the patient's last one, a favorite, what the prescriber wrote last for anybody. */
export type ProposedFrom = "patient" | "favourite" | "own";

/** A medicine with its directions, as it was written before. */
export interface ProposedLine {
  from: ProposedFrom;
  /** When it was signed (UTC ms); null for a favorite. */
  at: number | null;
  line: WrittenLine;
}

/** A strength of a form, as it is typed. */
export interface ProposedStrength {
  form: MedicationForm;
  strength: string;
  strengthUnit: StrengthUnit | "";
}

/** What was written before, with when; null for a favorite. */
export interface EarlierLine {
  line: WrittenLine;
  at: number | null;
}

const MOST_LINES = 6;

/** Without what is said of it for one patient, of whom another must not read. */
const withoutWords = ({ name, medicine, quantity }: WrittenLine): WrittenLine => ({
  ...{ name, quantity },
  medicine: { ...medicine, neededFor: "", instructions: "", reason: "", refills: 0, overruled: [] },
});

const mainPart = ({ medicine }: WrittenLine) => {
  const { strength, strengthUnit, form, dose, doseUnit, frequency, whenTaken, days, dosageText, method } = medicine;
  return canonicalJson([strength, strengthUnit, form, dose, doseUnit, frequency, whenTaken, days, dosageText, method]);
};

/**
 * What is proposed for a medicine whose name is chosen, each once: what this patient had last, then the favorites, then
 * what the prescriber wrote last for others. Of the last only the fields are proposed, since words may be about somebody.
 * @param name as it was chosen: the proposals have it so
 * @param earlier all of the same substance, the newest first
 */
export function proposedLines(
  name: string,
  earlier: Readonly<Record<ProposedFrom, readonly EarlierLine[]>>,
): ProposedLine[] {
  const own = earlier.own.filter(({ line }) => line.medicine.dosageText === "");
  const all: ProposedLine[] = [
    ...earlier.patient.map((each) => ({ ...each, from: "patient" as const })),
    ...earlier.favourite.map((each) => ({ ...each, from: "favourite" as const })),
    ...own.map(({ line, at }) => ({ from: "own" as const, at, line: withoutWords(line) })),
  ];
  const first = new Map<string, ProposedLine>();
  for (const each of all) {
    const key = mainPart(each.line);
    if (!first.has(key)) first.set(key, { ...each, line: { ...each.line, name } });
  }
  return [...first.values()].slice(0, MOST_LINES);
}

interface Product {
  form: MedicationForm;
  strengths: readonly { amount: string; unit: StrengthUnit; per?: string }[];
}

const UNITS: Readonly<Partial<Record<StrengthUnit, string>>> = { gm: "g", percentage: "%" };

/** The strengths in which a medicine usually comes, by form. What is in an amount of liquid is one text: "125 mg/5 ml". */
export const proposedStrengths = (products: readonly Product[]): ProposedStrength[] =>
  products.flatMap(({ form, strengths }) =>
    strengths.map(({ amount, unit, per }) =>
      per === undefined
        ? { form, strength: amount, strengthUnit: unit }
        : {
            ...{ form, strengthUnit: "" as const },
            strength: `${amount} ${UNITS[unit] ?? unit}/${per.replace(/(\d)(?=\p{L})/u, "$1 ")}`,
          },
    ),
  );

/** Whether a line proposes this strength already, with its directions. */
export const hasStrength =
  ({ form, strength, strengthUnit }: ProposedStrength) =>
  ({ line: { medicine } }: { line: { medicine: PrescribedMedicine } }): boolean =>
    medicine.form === form && medicine.strength === strength && medicine.strengthUnit === strengthUnit;
