import { foldedWords } from "~/kernel/text/fold-text";
import { TERM_LANGUAGES, type Term, type TermLanguage } from "./term";
import { termsOf } from "./terms";
import type { VocabularyName } from "./vocabulary-names";

/** One name of a term, folded. */
export interface IndexedName<Of extends Term = Term> {
  term: Of;
  name: string;
  language: TermLanguage;
  /** Whether it is the usual one of its language. */
  usual: boolean;
  /** Its words with a space before each: a prefix of a word is found by one search. */
  words: string;
  /** Its words without the Arabic article, where one has it. */
  bare: string;
}

/** Words as names are compared: folded, one space before each. */
export const spaced = (words: readonly string[]) => words.map((word) => ` ${word}`).join("");

/** Arabic writes 'the' at the front of a word, and people leave it out. Short words may begin with its letters. */
export const withoutArticle = (word: string) => (word.length > 4 && word.startsWith("ال") ? word.slice(2) : word);

const indexes = new Map<VocabularyName, readonly IndexedName[]>();

/** Every name of every term of a vocabulary. Made once, when the first name is looked up. */
export function namesIn(vocabulary: VocabularyName): readonly IndexedName[] {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const terms: readonly Term[] = termsOf(vocabulary);
  const names = terms.flatMap((term) =>
    TERM_LANGUAGES.flatMap((language) =>
      term.names[language].map((name, at): IndexedName => {
        const words = foldedWords(name);
        const bare = language === "ar" ? spaced(words.map(withoutArticle)) : spaced(words);
        return { term, name, language, usual: at === 0, words: spaced(words), bare };
      }),
    ),
  );
  indexes.set(vocabulary, names);
  return names;
}
