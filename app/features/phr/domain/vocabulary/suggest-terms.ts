import { foldedWords } from "~/kernel/text/fold-text";
import { namesIn, spaced, withoutArticle, type IndexedName } from "./name-index";
import type { Term, TermLanguage } from "./term";
import type { VocabularyName } from "./vocabulary-names";

/** A term that is offered for what is typed so far. */
export interface Suggestion {
  system: string;
  code: string;
  /** Its usual name in the reader's language. */
  name: string;
  /** The name that matched, where it is another one, so that people recognize what they typed. */
  found: string | null;
}

/** The language that the vocabularies show a reader: theirs, or English. */
const languageOf = (locale: string): TermLanguage => {
  const language = locale.slice(0, 2);
  return language === "es" || language === "ar" ? language : "en";
};

/** What is typed, with the Arabic article as it was typed and without it. */
interface Typed {
  words: readonly string[];
  whole: string;
  bare: string;
}

/** How well a name fits what is typed, lowest best; null where a typed word begins no word of the name. */
function rankOf({ words, bare, usual }: IndexedName, typed: Typed): number | null {
  const synonym = usual ? 0 : 1;
  if (words === typed.whole) return synonym;
  if (bare === typed.bare) return 2 + synonym;
  if (words.startsWith(typed.whole)) return 4 + synonym;
  if (bare.startsWith(typed.bare)) return 6 + synonym;
  return typed.words.every((word) => words.includes(word) || bare.includes(word)) ? 8 + synonym : null;
}

interface Hit {
  indexed: IndexedName;
  rank: number;
  foreign: boolean;
}

/** Better fits first; among equal ones the reader's language, then the shorter name. */
const better = (one: Hit, other: Hit) =>
  one.rank - other.rank ||
  Number(one.foreign) - Number(other.foreign) ||
  one.indexed.words.length - other.indexed.words.length ||
  (one.indexed.words < other.indexed.words ? -1 : 1);

/** The last rank of names that were typed as a whole. */
const WHOLE = 3;

/** Of the names of one term, a whole one is what was meant, and otherwise one of the reader's language. */
const nearer = (one: Hit, other: Hit) =>
  Number(one.rank > WHOLE) - Number(other.rank > WHOLE) ||
  Number(one.foreign) - Number(other.foreign) ||
  better(one, other);

/**
 * The terms that have a name, in any language, of which each typed word begins a word; accents, and letters that Arabic
 * writes in several ways, make no difference. The best fit comes first: whole names before words in them, usual names
 * before others.
 *
 * @param locale the reader's language: names are shown in it, whatever language they were found in
 */
export function suggestTerms(vocabulary: VocabularyName, typed: string, locale: string, most = 10): Suggestion[] {
  const folded = foldedWords(typed);
  if (folded.length === 0) return [];
  const bare = folded.map(withoutArticle);
  const looked: Typed = { words: bare.map((word) => ` ${word}`), whole: spaced(folded), bare: spaced(bare) };
  const language = languageOf(locale);
  const best = new Map<Term, Hit>();
  for (const indexed of namesIn(vocabulary)) {
    const rank = rankOf(indexed, looked);
    if (rank === null) continue;
    const hit = { indexed, rank, foreign: indexed.language !== language };
    const known = best.get(indexed.term);
    if (!known || nearer(hit, known) < 0) best.set(indexed.term, hit);
  }
  return [...best.values()]
    .sort(better)
    .slice(0, most)
    .map(({ indexed: { term, name } }) => {
      const shown = term.names[language][0];
      return { system: term.system, code: term.code, name: shown, found: name === shown ? null : name };
    });
}
