/** Titles as they are written without a full stop. */
const TITLE = /^(dr|mr|mrs|ms|miss|prof)$/i;

/**
 * One or two letters that stand for a name: of the first and the last word. Titles and abbreviated words ("Dr", "Sra.")
 * are passed over where others remain. A letter is a grapheme, so that marks and joined signs stay whole in every script.
 */
export function initials(name: string): string {
  const words = name.split(/[\s\u00a0]+/u).filter((word) => /\p{L}/u.test(word));
  const whole = words.filter((word) => !word.endsWith(".") && !TITLE.test(word));
  const used = whole.length > 0 ? whole : words;
  const first = used[0];
  const last = used.length > 1 ? used[used.length - 1] : undefined;
  return [first, last].map((word) => (word ? firstLetter(word) : "")).join("");
}

function firstLetter(word: string): string {
  const letters = word.slice(word.search(/\p{L}/u));
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(letters)) {
    return segment.toLocaleUpperCase();
  }
  return "";
}
