import type { ShapedGlyph, ShapingPlan } from "./engine";
import { kindOf, syllablesOf, type Syllable } from "./syllables";

/**
 * C consonant, R a letter that begins a kinzi, I independent vowel, P what else can carry marks, H virama, A asat,
 * J joiner, v variation selector; y r w h m medial Ya, Ra, Wa, Ha and Mon La; l a b p vowel on the left, above, below and
 * on the right; n anusvara, d dot below, t tone of Karen, s visarga and tone of Shan.
 */
const kind = kindOf({
  C: [
    ...([[0x1000, 0x1003], [0x1005, 0x101a], [0x101c, 0x1022], 0x103f, 0x104e, 0x1050, 0x1051] as const),
    ...([[0x105b, 0x105d], 0x1061, 0x1065, 0x1066, [0x106e, 0x1070], [0x1075, 0x1081], 0x108e] as const),
    ...([
      [0xa9e0, 0xa9e4],
      [0xa9e7, 0xa9ef],
      [0xa9fa, 0xa9fe],
      [0xaa60, 0xaa6f],
      [0xaa71, 0xaa76],
    ] as const),
    ...([0xaa7a, 0xaa7e, 0xaa7f] as const),
  ],
  R: [0x1004, 0x101b, 0x105a],
  I: [
    [0x1023, 0x102a],
    [0x1052, 0x1055],
  ],
  P: [0xa0, 0xd7, [0x2010, 0x2014], 0x25cc, [0x1040, 0x104b], [0x1090, 0x1099], [0xa9f0, 0xa9f9], [0xaa74, 0xaa76]],
  H: [0x1039],
  A: [0x103a],
  J: [0x200c, 0x200d],
  v: [[0xfe00, 0xfe0f]],
  y: [0x103b, 0x105e, 0x105f],
  r: [0x103c],
  w: [0x103d, 0x1082],
  h: [0x103e],
  m: [0x1060],
  l: [0x1031, 0x1084],
  a: [0x102d, 0x102e, [0x1033, 0x1035], [0x1071, 0x1074], 0x1085, 0x1086, 0x109d, 0xa9e5],
  b: [0x102f, 0x1030, 0x1058, 0x1059],
  p: [0x102b, 0x102c, 0x1056, 0x1057, 0x1062, 0x1067, 0x1068, 0x1083],
  n: [0x1032, 0x1036],
  d: [0x1037],
  t: [0x1063, 0x1064, [0x1069, 0x106d], 0xaa7b],
  s: [0x1038, [0x1087, 0x108d], 0x108f, [0x109a, 0x109c], 0xaa7c, 0xaa7d],
});

const MEDIALS = "y?A?r?(?:(?:wh?m?|hm?|m)A?)?";
const VOWELS = "(?:lv?)*a*b*n*(?:dA?)?";
const AFTER = "(?:ph?m?A*a*n*(?:dA?)?)*";
const REST = `(?:H[CRI]v?)*(?:H(?![CRI])|A*${MEDIALS}${VOWELS}${AFTER}(?:tn*d?A?)*s*J?)`;
const WHOLE = new RegExp(`(?:RAH)?[CRIP]v?${REST}`, "y");
const BROKEN = new RegExp(`(?:RAH)?v?${REST}`, "y");

/** Where the parts of a syllable are drawn, from the left. */
const PLACES = { vowel: 0, before: 1, letter: 2, after: 3, aboveLow: 4, low: 5, behindLow: 6 } as const;
type Place = (typeof PLACES)[keyof typeof PLACES];

/** The places of the signs behind the letter of a syllable. */
function placesBehind(kinds: readonly string[]): Place[] {
  let place: Place = PLACES.after;
  return kinds.reduce<Place[]>((places, each) => {
    if (each === "r") return [...places, PLACES.before];
    if (each === "l") return [...places, PLACES.vowel];
    if (each === "v") return [...places, places.at(-1) ?? PLACES.letter];
    if (place === PLACES.low && each === "n") return [...places, PLACES.aboveLow];
    if (place === PLACES.after && each === "b") place = PLACES.low;
    else if (place === PLACES.low && each !== "b") place = PLACES.behindLow;
    return [...places, place];
  }, []);
}

/** A kinzi is drawn behind its letter, a left vowel and medial Ra before it. */
function reorder(glyphs: ShapedGlyph[], { from, kinds }: Syllable): void {
  const kinzi = kinds.slice(0, 3).join("") === "RAH" ? 3 : 0;
  const letter = Math.max(
    0,
    kinds.findIndex((each, at) => at >= kinzi && "CRIP".includes(each)),
  );
  const places = kinds.map((_, at): Place => (at < kinzi ? PLACES.after : at < letter ? PLACES.before : PLACES.letter));
  places.splice(letter + 1, Infinity, ...placesBehind(kinds.slice(letter + 1)));
  const order = places
    .map((place, at) => ({ place, at }))
    // Left vowels are drawn in turned order, everything else in its own.
    .sort(
      (one, other) => one.place - other.place || (one.place === PLACES.vowel ? other.at - one.at : one.at - other.at),
    );
  const own = glyphs.slice(from, from + kinds.length);
  glyphs.splice(from, kinds.length, ...order.flatMap(({ at }) => own[at] ?? []));
}

/**
 * Plans how Burmese and the other languages of its script are shaped, as HarfBuzz does it (hb-ot-shaper-myanmar.cc);
 * fontkit does not know the script.
 * @param dotted puts a dotted circle before marks without a letter
 */
export function planMyanmar(plan: ShapingPlan, dotted: (glyphs: ShapedGlyph[], syllables: Syllable[]) => void): void {
  plan.addStage({ global: ["locl", "ccmp"] });
  plan.addStage((_, glyphs) => {
    const syllables = syllablesOf(glyphs, { kind, whole: WHOLE, broken: BROKEN });
    dotted(glyphs, syllables);
    for (const syllable of syllables) reorder(glyphs, syllable);
  });
  for (const feature of ["rphf", "pref", "blwf", "pstf"]) plan.addStage({ global: [feature] });
  const last = ["pres", "abvs", "blws", "psts", "rlig", "calt", "clig", "liga", "rclt", "curs", "dist", "kern"];
  plan.addStage({ global: [...last, "abvm", "blwm", "mark", "mkmk"] });
}
