import { foldedWords } from "~/kernel/text/fold-text";
import { withoutArticle } from "../vocabulary/name-index";
import type { SubstanceClass } from "../vocabulary/substance-classes";
import { TERM_LANGUAGES, type Term } from "../vocabulary/term";
import { termsOf } from "../vocabulary/terms";
import { brandNames } from "./brand-names";

/** What words name: substances by their codes, and classes that are named as such ("penicillins"). */
export interface NamedSubstances {
  substances: readonly string[];
  classes: readonly SubstanceClass[];
}

interface Knowledge {
  /** What each name means, by its folded words with spaces between. */
  names: ReadonlyMap<string, NamedSubstances>;
  /** How many words the longest name has. */
  longest: number;
  classesOf: ReadonlyMap<string, readonly SubstanceClass[]>;
}

let knowledge: Knowledge | undefined;

/** The names of all medicines, of the substances in combinations, of what medication allergies are called, and brands. */
function known(): Knowledge {
  if (knowledge) return knowledge;
  const names = new Map<string, NamedSubstances>();
  const add = (words: readonly string[], meant: NamedSubstances) => {
    for (const key of [words.join(" "), words.map(withoutArticle).join(" ")]) names.set(key, names.get(key) ?? meant);
  };
  const addTerm = (term: Term, meant: NamedSubstances) => {
    for (const name of TERM_LANGUAGES.flatMap((language) => term.names[language])) add(foldedWords(name), meant);
  };
  const drugs = termsOf("drugs");
  for (const drug of drugs) addTerm(drug, { substances: drug.substances, classes: [] });
  for (const code of drugs.flatMap(({ substances }) => substances))
    add(code.split("-"), { substances: [code], classes: [] });
  for (const allergen of termsOf("allergens")) if (allergen.category === "MEDICATION") addTerm(allergen, allergen);
  for (const { brand, substances } of brandNames()) add(foldedWords(brand), { substances, classes: [] });
  const singles = drugs.filter(({ code, substances }) => substances[0] === code);
  knowledge = {
    names,
    longest: Math.max(...[...names.keys()].map((name) => name.split(" ").length)),
    classesOf: new Map(singles.map(({ code, classes }) => [code, classes])),
  };
  return knowledge;
}

/** The classes that substances belong to. */
export const classesOfSubstances = (substances: readonly string[]): SubstanceClass[] => [
  ...new Set(substances.flatMap((code) => known().classesOf.get(code) ?? [])),
];

/**
 * The substances and classes that a text names, in any language, wherever they stand in it and however its other words
 * read ("amoxicillin 500 mg", "no NSAIDs, please"). Only whole names count: the ending of a name decides nothing.
 */
export function namedSubstances(text: string): NamedSubstances {
  const { names, longest } = known();
  const words = foldedWords(text);
  const found: NamedSubstances[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      const meant = names.get(run.join(" ")) ?? names.get(run.map(withoutArticle).join(" "));
      if (!meant) continue;
      found.push(meant);
      at += length - 1;
      break;
    }
  }
  return {
    substances: [...new Set(found.flatMap(({ substances }) => substances))],
    classes: [...new Set(found.flatMap(({ classes }) => classes))],
  };
}

/** Everything that a text names: substances by their codes, and their classes and those that are named as such. */
export function substancesAndClasses(text: string): string[] {
  const { substances, classes } = namedSubstances(text);
  return [...new Set<string>([...substances, ...classes, ...classesOfSubstances(substances)])];
}
