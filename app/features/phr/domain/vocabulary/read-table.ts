import { foldedWords } from "~/kernel/text/fold-text";
import { MEDICATION_FORMS, STRENGTH_UNITS } from "~/kernel/medicines/medication-forms";
import { isSubstanceClass, type SubstanceClass } from "./substance-classes";
import { ALLERGEN_CATEGORIES, SAMPLES } from "./term";
import type { AllergenTerm, DrugTerm, LaboratoryTerm, Names, Strength, Term, VaccineTerm } from "./term";

/*
 * The tables in `terms` have one line a term and cells between bars. A broken line throws when its table is read, which
 * every test of the vocabularies does.
 */

/** The cells of each line of a table. */
function rowsOf(table: string, width: number): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      if (cells.length !== width) throw new Error(`A term has ${width} cells: ${line}`);
      return cells;
    });
}

function namesIn(cell: string): Names {
  const [usual = "", ...others] = cell.split(";").map((name) => name.trim());
  if (usual === "" || others.includes("")) throw new Error(`A name is missing: ${cell}`);
  return [usual, ...others];
}

const wordsIn = (cell: string) => cell.split(/[\s+]+/).filter((word) => word !== "");

/** The member of a list that a word of a table stands for. */
function oneOf<Value extends string>(values: readonly Value[], word: string): Value {
  const capitals = word.toUpperCase();
  const found = values.find((value) => value === word || value === capitals);
  if (found === undefined) throw new Error(`Not one of ${values.join(", ")}: ${word}`);
  return found;
}

/** The code of a term of our own vocabularies: its usual English name, which therefore never changes. */
const ownCode = (name: string) => foldedWords(name).join("-");

const namesOf = (en: string, es: string, ar: string): Term["names"] => ({
  en: namesIn(en),
  es: namesIn(es),
  ar: namesIn(ar),
});

function ownTerm(system: string, en: string, es: string, ar: string): Term {
  const names = namesOf(en, es, ar);
  return { system, code: ownCode(names.en[0]), names };
}

/** Terms of a published vocabulary: code | English | Spanish | Arabic. */
export const codedTerms = (system: string, table: string): Term[] =>
  rowsOf(table, 4).map(([code = "", en = "", es = "", ar = ""]) => ({ system, code, names: namesOf(en, es, ar) }));

/** Terms of a vocabulary of our own: English | Spanish | Arabic. */
export const ownTerms = (system: string, table: string): Term[] =>
  rowsOf(table, 3).map(([en = "", es = "", ar = ""]) => ownTerm(system, en, es, ar));

/** Vaccines: code | English | Spanish | Arabic | diseases. */
export const vaccineTerms = (system: string, table: string): VaccineTerm[] =>
  rowsOf(table, 5).map(([code = "", en = "", es = "", ar = "", against = ""]) => ({
    ...{ system, code, names: namesOf(en, es, ar) },
    against: wordsIn(against),
  }));

/** Laboratory tests: code | English | Spanish | Arabic | sample | unit | fasting. */
export const laboratoryTerms = (system: string, table: string): LaboratoryTerm[] =>
  rowsOf(table, 7).map(([code = "", en = "", es = "", ar = "", sample = "", unit = "", fasting = ""]) => ({
    ...{ system, code, names: namesOf(en, es, ar) },
    sample: oneOf(SAMPLES, sample),
    unit: unit === "" ? null : unit,
    fasting: fasting === "fasting",
  }));

/** Allergens: English | Spanish | Arabic | category | the classes and substances covered. */
export const allergenTerms = (system: string, table: string): AllergenTerm[] =>
  rowsOf(table, 5).map(([en = "", es = "", ar = "", category = "", covered = ""]) => ({
    ...ownTerm(system, en, es, ar),
    category: oneOf(ALLERGEN_CATEGORIES, category),
    substances: wordsIn(covered).filter((word) => !isSubstanceClass(word)),
    classes: wordsIn(covered).filter(isSubstanceClass),
  }));

const UNIT_WORDS: Readonly<Record<string, string>> = { g: "gm", "%": "percentage" };

/** A form and its strengths: `suspension 125 250 mg/5ml`. */
function productIn(text: string): DrugTerm["products"][number] {
  const [form = "", ...rest] = text.trim().split(/\s+/);
  const [unit = "", per] = (rest.pop() ?? "").split("/");
  if (rest.length === 0 || rest.some((amount) => !/^\d+(\.\d+)?(\/\d+(\.\d+)?)*$/.test(amount)))
    throw new Error(`Not a form with strengths: ${text}`);
  const strength = { unit: oneOf(STRENGTH_UNITS, UNIT_WORDS[unit] ?? unit), ...(per !== undefined && { per }) };
  return { form: oneOf(MEDICATION_FORMS, form), strengths: rest.map((amount): Strength => ({ amount, ...strength })) };
}

const productsIn = (cell: string) => (cell === "" ? [] : cell.split(";").map(productIn));

/** Medicines of one substance: English | Spanish | Arabic | forms and strengths | classes. */
export const drugTerms = (system: string, table: string): DrugTerm[] =>
  rowsOf(table, 5).map(([en = "", es = "", ar = "", products = "", classes = ""]) => {
    const term = ownTerm(system, en, es, ar);
    return {
      ...term,
      products: productsIn(products),
      substances: [term.code],
      classes: wordsIn(classes).map((word): SubstanceClass => {
        if (!isSubstanceClass(word)) throw new Error(`Not a class of substances: ${word}`);
        return word;
      }),
    };
  });

/** Medicines of several substances, which are of the classes of each: English | Spanish | Arabic | forms | substances. */
export function combinationTerms(system: string, table: string, singles: readonly DrugTerm[]): DrugTerm[] {
  const classesOf = new Map(singles.map(({ code, classes }) => [code, classes]));
  return rowsOf(table, 5).map(([en = "", es = "", ar = "", products = "", parts = ""]) => {
    const substances = wordsIn(parts);
    return {
      ...ownTerm(system, en, es, ar),
      products: productsIn(products),
      substances,
      classes: [...new Set(substances.flatMap((code) => classesOf.get(code) ?? []))],
    };
  });
}
