import type { PlainKey } from "./message-types";
import type { Speech } from "./i18n-provider";
import {
  factsOfForm,
  householdMl,
  type DoseUnit,
  type Frequency,
  type Method,
  type WhenTaken,
} from "~/kernel/medicines/how-taken";
import type { MedicationForm } from "~/kernel/medicines/medication-forms";
import { neededReasonIn } from "~/kernel/medicines/needed-reasons";

/** The values of a medication that say how it is taken. */
export interface TakenMedicine {
  form: MedicationForm | "";
  strength: string;
  strengthUnit: string;
  method: Method | "";
  dose: number | null;
  doseUnit: DoseUnit | "";
  frequency: Frequency | "";
  whenTaken: WhenTaken | "";
  asNeeded: boolean;
  neededFor: string;
  maxPerDay: number | null;
}

type Said = Pick<Speech, "t" | "format" | "bcp47">;

const wordAt = ({ t }: Said, group: string, value: string) =>
  value === "" ? "" : t(`medications:${group}.${value}` as PlainKey);

/** A word in the middle of a sentence. */
const inside = (word: string, { bcp47 }: Said) => word.charAt(0).toLocaleLowerCase(bcp47) + word.slice(1);

/** In capitals, as COPD and B12 are, or somebody's, as Crohn's disease is. */
const KEEPS_CAPITAL = /^\p{Lu}(?:[\p{Lu}\p{N}]|\p{Ll}+['’]s(?!\p{L}))/u;

/** What somebody wrote, in the middle of a sentence. */
const writtenInside = (words: string, said: Said) => (KEEPS_CAPITAL.test(words) ? words : inside(words, said));

/** An amount in words: '2 tablets', '2 teaspoons (about 10 ml)'. */
function amountText(amount: number, { doseUnit, form }: TakenMedicine, said: Said): string {
  const { t, format } = said;
  const counts = doseUnit || factsOfForm(form).noun;
  if (!counts) return format.number(amount);
  const dose = t(`medications:dose.${counts}`, { count: amount });
  const ml = householdMl(amount, doseUnit);
  return ml === null ? dose : t("medications:about", { dose, ml: format.number(ml) });
}

/** The strength and the form of a medicine, each where it is known: '500 mg', 'Tablet'. */
export function strengthAndForm(
  { strength, strengthUnit, form }: Pick<TakenMedicine, "strength" | "strengthUnit" | "form">,
  said: Said,
): string[] {
  const strong =
    strengthUnit === "" || strength === ""
      ? strength
      : said.t("medications:strengthIn", { strength, unit: wordAt(said, "strengthUnit", strengthUnit) });
  return [strong, wordAt(said, "form", form)].filter(Boolean);
}

/**
 * A medicine with what follows its name, which a name in letters of the other direction does not turn around, wherever it
 * stands (Unicode's isolates).
 * @param line with the name as `format.parts` keeps it
 */
export function inOneDirection(line: string, { bcp47 }: Pick<Speech, "bcp47">): string {
  if (!line.includes("\u2068")) return line;
  return `${bcp47.startsWith("ar") ? "\u2067" : "\u2066"}${line}\u2069`;
}

/** How often, when and by which way, in one clause. What goes without saying is left out. */
function rhythm(medicine: TakenMedicine, said: Said): string {
  const { form, method, dose, frequency, whenTaken } = medicine;
  const own = frequency === "WHEN_NEEDED" ? "" : frequency;
  const words = said.t("medications:how", {
    dose: dose === null ? "" : amountText(dose, medicine, said),
    frequency: inside(wordAt(said, "frequency", own), said),
    whenTaken: whenTaken === own ? "" : inside(wordAt(said, "whenTaken", whenTaken), said),
    method: method === factsOfForm(form).method ? "" : inside(wordAt(said, "method", method), said),
  });
  return words.replace(/\s+/g, " ").trim();
}

/** How a medicine is taken, in plain words: '2 tablets twice daily after food'. Empty where nothing is known. */
export function howTaken(medicine: TakenMedicine, said: Said): string {
  const { t, format, bcp47 } = said;
  const { asNeeded, neededFor, maxPerDay } = medicine;
  const needed = neededFor
    ? t("medications:neededFor", { reason: writtenInside(neededReasonIn(neededFor, bcp47) ?? neededFor, said) })
    : t("medications:needed");
  const sentence = format.parts([
    rhythm(medicine, said),
    asNeeded && needed,
    maxPerDay !== null && t("medications:atMost", { dose: amountText(maxPerDay, medicine, said) }),
  ]);
  return sentence.charAt(0).toLocaleUpperCase(bcp47) + sentence.slice(1);
}

/** A medicine with the words of its prescriber, for how long it is taken, and what the patient should know of it. */
export interface DirectedMedicine extends TakenMedicine {
  /** In the prescriber's words, instead of what follows from the fields; empty where there are none. */
  dosageText: string;
  days: number | null;
}

/** How a medicine is taken and for how long: '2 tablets twice daily after food, for 5 days'. Empty where nothing is known. */
export function directionsOf(medicine: DirectedMedicine, said: Said): string {
  const { t, format } = said;
  const { dosageText, days } = medicine;
  const long = days === null ? "" : t("prescriptions:line.forDays", { days: format.unit(days, "day") });
  return [dosageText || howTaken(medicine, said), long].filter((part) => part !== "").join(" · ");
}
