/** What some font of ours has: the scripts of `fonts.server.ts` and `sliced-fonts.server.ts`, and signs of no script. */
const PRINTABLE =
  /^[\p{sc=Latin}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Telugu}\p{sc=Thai}\p{sc=Ethiopic}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Georgian}\p{sc=Armenian}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Han}\p{sc=Common}\p{sc=Inherited}]+$/u;
/** Rare Han signs, and what has no meaning of its own. */
const UNKNOWN = /[\u{20000}-\u{3ffff}\p{Private_Use}\p{Surrogate}]/u;

/**
 * The signs of a text that no font of ours has, each once, in their order: on paper they would be empty boxes. Letters
 * stand with their marks.
 */
export const unprintableIn = (text: string): string[] => [
  ...new Set(
    [...new Intl.Segmenter().segment(text)]
      .map(({ segment }) => segment)
      .filter((sign) => !PRINTABLE.test(sign) || UNKNOWN.test(sign)),
  ),
];
