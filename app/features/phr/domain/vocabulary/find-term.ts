import { foldedWords } from "~/kernel/text/fold-text";
import type { Coding } from "../records/record-kinds";
import { TERMS } from "./terms";
import type { Term } from "./term";
import type { VocabularyName } from "./vocabulary-names";

const folded = (text: string) => foldedWords(text).join(" ");

const indexes = new Map<VocabularyName, ReadonlyMap<string, Term>>();

/** The terms of a vocabulary by each of their names, folded. Made once, when the first name is looked up. */
function indexOf(vocabulary: VocabularyName): ReadonlyMap<string, Term> {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const index = new Map<string, Term>();
  for (const term of TERMS[vocabulary])
    for (const name of Object.values(term.names).flat()) if (!index.has(folded(name))) index.set(folded(name), term);
  indexes.set(vocabulary, index);
  return index;
}

/** The term that words are a name of, in any language; undefined for free text. */
export const termOf = (vocabulary: VocabularyName, words: string): Term | undefined =>
  indexOf(vocabulary).get(folded(words));

/** The code that words stand for; null for free text. */
export function codingOf(vocabulary: VocabularyName, words: string): Coding | null {
  const term = termOf(vocabulary, words);
  return term ? { system: term.system, code: term.code, display: term.names.en[0] } : null;
}
