import { foldedWords } from "~/kernel/text/fold-text";
import type { Coding } from "../records/record-kinds";
import { namesIn, spaced, withoutArticle } from "./name-index";
import type { Term } from "./term";
import type { TermOf } from "./terms";
import type { VocabularyName } from "./vocabulary-names";

const indexes = new Map<VocabularyName, ReadonlyMap<string, Term>>();

/** The terms of a vocabulary by each of their names, folded. Made once, when the first name is looked up. */
function indexOf(vocabulary: VocabularyName): ReadonlyMap<string, Term> {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const index = new Map<string, Term>();
  const names = namesIn(vocabulary);
  for (const { term, words } of names) index.set(words, index.get(words) ?? term);
  for (const { term, bare } of names) index.set(bare, index.get(bare) ?? term);
  indexes.set(vocabulary, index);
  return index;
}

/** The term that words are a name of, in any language, with the Arabic article or without; undefined for free text. */
export function termOf<Name extends VocabularyName>(vocabulary: Name, words: string): TermOf<Name> | undefined {
  const index = indexOf(vocabulary);
  const typed = foldedWords(words);
  const term = index.get(spaced(typed)) ?? index.get(spaced(typed.map(withoutArticle)));
  return term as TermOf<Name> | undefined;
}

/** The code that words stand for; null for free text. */
export function codingOf(vocabulary: VocabularyName, words: string): Coding | null {
  const term: Term | undefined = termOf(vocabulary, words);
  return term ? { system: term.system, code: term.code, display: term.names.en[0] } : null;
}
