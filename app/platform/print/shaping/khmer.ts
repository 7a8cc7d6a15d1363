import type { ShapedGlyph, ShapingPlan } from "./engine";
import { kindOf, syllablesOf, type Syllable } from "./syllables";

/**
 * C consonant or independent vowel, R Ro, H coeng, J joiner, a b l p vowel above, below, left and right, T register
 * shifter and robat, X and Y further signs, P what else can carry marks.
 */
const kind = kindOf({
  C: [
    [0x1780, 0x1799],
    [0x179b, 0x17b3],
  ],
  R: [0x179a],
  H: [0x17d2],
  J: [0x200c, 0x200d],
  a: [[0x17b7, 0x17ba], 0x17be],
  b: [[0x17bb, 0x17bd]],
  l: [[0x17c1, 0x17c3]],
  p: [0x17b6, 0x17bf, 0x17c0, 0x17c4, 0x17c5],
  T: [0x17c9, 0x17ca, 0x17cc],
  X: [0x17c6, 0x17cb, [0x17cd, 0x17d1]],
  Y: [0x17c7, 0x17c8, 0x17d3, 0x17dd],
  P: [0xa0, [0x2010, 0x2014], 0x25cc, [0x17e0, 0x17e9]],
});

const LETTER = "[CR](?:J?T)?";
const MARKS = "(?:J*X)*";
const VOWELS = `l?${MARKS}b?${MARKS}(?:J?a)?${MARKS}p?`;
const REST = `(?:H${LETTER})*(?:H(?![CR])|${MARKS}${VOWELS}${MARKS}(?:H[CR])?Y*)`;
const WHOLE = new RegExp(`(?:${LETTER}|P)T?${REST}`, "y");
const BROKEN = new RegExp(`T?${REST}`, "y");

/** Takes glyphs to the front of their syllable. */
function toFront(glyphs: ShapedGlyph[], { from, kinds }: Syllable, at: number, count: number): void {
  glyphs.splice(from, 0, ...glyphs.splice(from + at, count));
  kinds.unshift(...kinds.splice(at, count));
}

const mark = (glyphs: readonly ShapedGlyph[], ...features: string[]): void => {
  for (const glyph of glyphs) for (const feature of features) glyph.features[feature] = true;
};

/** Left vowels, and a Ro below its letter, are drawn before the letter. */
function reorder(glyphs: ShapedGlyph[], syllable: Syllable): void {
  const { from, kinds } = syllable;
  mark(glyphs.slice(from + 1, from + kinds.length), "blwf", "abvf", "pstf");
  let below = 0;
  for (let at = 1; at < kinds.length; at += 1) {
    if (kinds[at] === "l") toFront(glyphs, syllable, at, 1);
    if (kinds[at] !== "H" || below > 2 || at + 1 >= kinds.length) continue;
    below += 1;
    if (kinds[at + 1] !== "R") continue;
    mark(glyphs.slice(from + at, from + at + 2), "pref");
    toFront(glyphs, syllable, at, 2);
    mark(glyphs.slice(from + at + 2, from + kinds.length), "cfar");
    below = 3;
  }
}

/**
 * Plans how Khmer is shaped, as HarfBuzz does it (hb-ot-shaper-khmer.cc); fontkit takes Khmer for an Indian script.
 * @param dotted puts a dotted circle before marks without a letter
 */
export function planKhmer(plan: ShapingPlan, dotted: (glyphs: ShapedGlyph[], syllables: Syllable[]) => void): void {
  plan.addStage((_, glyphs) => {
    const syllables = syllablesOf(glyphs, { kind, whole: WHOLE, broken: BROKEN });
    dotted(glyphs, syllables);
    for (const syllable of syllables) reorder(glyphs, syllable);
  });
  plan.addStage({ global: ["locl", "ccmp"], local: ["pref", "blwf", "abvf", "pstf", "cfar"] });
  plan.addStage([
    "pres",
    "abvs",
    "blws",
    "psts",
    "rlig",
    "clig",
    "calt",
    "rclt",
    "dist",
    "abvm",
    "blwm",
    "mark",
    "mkmk",
  ]);
}
