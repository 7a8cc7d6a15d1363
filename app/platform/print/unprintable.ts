/** The scripts of `fonts.server.ts` and `sliced-fonts.server.ts`, and signs of no script. */
const SCRIPTS = [
  ...["Latin", "Greek", "Cyrillic", "Georgian", "Armenian", "Arabic", "Hebrew", "Syriac", "Thaana", "Nko", "Ethiopic"],
  ...["Tifinagh", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam"],
  ...["Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan", "Ol_Chiki", "Meetei_Mayek", "Cherokee"],
  ...["Canadian_Aboriginal", "Hangul", "Hiragana", "Katakana", "Bopomofo", "Common", "Inherited"],
];
const PRINTABLE = new RegExp(`^[${SCRIPTS.map((name) => `\\p{sc=${name}}`).join("")}]+$`, "u");
/** Of these, what no font has: rare Han letters and signs, what is no longer written, and what has no meaning of its own. */
const UNKNOWN = new RegExp(
  "[\\p{Co}\\p{Cs}\\p{Cn}\\u0860-\\u088f\\u0897\\u0c5c\\u0cdc\\u1100-\\u11ff\\u1ac1-\\u1aff\\u1c89\\u1c8a\\u1cd0-\\u1cfa\\u1dfa\\u20d0-\\u20ef\\u2380-\\u239a\\u23ba-\\u23cd" +
    "\\u2427-\\u2429\\u24ea-\\u259f\\u2776-\\u2793\\u2ff0-\\u2fff\\u3190-\\u31ef\\u4dc0-\\u4dff" +
    "\\u{10100}-\\u{1efff}\\u{1f000}-\\u{1f16f}\\u{1f53e}-\\u{1f548}\\u{1f568}-\\u{1f572}\\u{1f57b}-\\u{1f594}" +
    "\\u{1f650}-\\u{1f67f}\\u{1f700}-\\u{1f7d9}\\u{1f800}-\\u{1f8ff}\\u{1fa00}-\\u{1fa6f}\\u{1fb00}-\\u{1fbff}]",
  "u",
);
/** Of these the tables of the files tell more: `unknownHan`. */
const HAN = /\p{sc=Han}/gu;

/**
 * The signs of a text that no font of ours has, each once, in their order, Han letters apart: paper has their numbers
 * instead (`spelled-out.ts`). Letters stand with their marks.
 */
export const unprintableIn = (text: string): string[] => [
  ...new Set(
    [...new Intl.Segmenter().segment(text.normalize("NFKC").replace(HAN, ""))]
      .map(({ segment }) => segment)
      .filter((sign) => !PRINTABLE.test(sign) || UNKNOWN.test(sign)),
  ),
];
