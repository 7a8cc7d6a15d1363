import bidiFactory from "bidi-js";
import { amApart } from "./am";

const bidi = bidiFactory();

/** A value within another text keeps its own direction (Unicode's isolates), each of its paragraphs for itself. */
export const isolated = (text: string): string => text.replace(/[^\r\n]+/g, "\u2068$&\u2069");

/** A font, as far as a line of text is laid out by it. */
export interface Face {
  readonly name: string;
  has: (codePoint: number) => boolean;
  /** Of a text that is drawn at once, in points for a size of one point. */
  widthOf: (text: string) => number;
}

/** Text that is drawn at once: of one direction and one font. */
export interface DrawnRun {
  face: string;
  text: string;
  /** Where it begins in the text, which is the order to read in. */
  from: number;
  /** In points for a size of one point. */
  width: number;
}

/** A line: its runs from left to right. */
export interface DrawnLine {
  runs: readonly DrawnRun[];
  width: number;
}

interface Piece {
  from: number;
  to: number;
  level: number;
  face: Face;
}

/** Marks and joiners stay with the letter that they follow. */
const CLINGING = /^[\p{M}\u200c\u200d\ufe00-\ufe0f]/u;
const JOINING = /[\u200c\u200d\ufe00-\ufe0f]/;
/** What only steers directions is drawn by no font. */
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/**
 * In the order of Unicode an Arabic vowel stands before the shadda; it is drawn on it, as HarfBuzz does and fontkit
 * leaves.
 */
const VOWEL_AND_SHADDA = /([\u064b-\u0650]{1,6})\u0651/g;
/** Scripts that are written from right to left. */
export const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A letter, and the marks and joiners that stay with it. */
const WITH_CLINGING = /[^][\p{M}\u200c\u200d\ufe00-\ufe0f]*/gu;
const codesIn = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0);

/** The text in pieces of one level of direction and one font, in its own order. */
function piecesOf(text: string, levels: Uint8Array, faces: readonly [Face, ...Face[]]): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: sign, index: from } of text.matchAll(WITH_CLINGING)) {
    const to = from + sign.length;
    const level = levels[from] ?? 0;
    const last = pieces.at(-1);
    const [code = 0, ...marks] = codesIn(sign);
    // A mark stands right only on a letter of its own font.
    const seen = [code, ...marks.filter((mark) => !JOINING.test(String.fromCodePoint(mark)))];
    const hasAll = (face: Face) => seen.every((each) => face.has(each));
    const stays = last && (hasAll(last.face) || CLINGING.test(sign));
    const other = () => faces.find(hasAll) ?? faces.find((each) => each.has(code)) ?? faces[0];
    const face = stays ? last.face : other();
    if (last?.face === face && last.level === level) last.to = to;
    else pieces.push({ from, to, level, face });
  }
  return pieces;
}

/** From left to right (Unicode Bidirectional Algorithm, rule L2). */
function ordered(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = to;
    }
  return order;
}

/** Where a line may end: after white space and dashes, and between the words of scripts that write none. */
function breaksOf(text: string, language: string): number[] {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  return segments.flatMap(({ index, segment, isWordLike }, at) => {
    const before = segments[at - 1];
    if (!before || /^\s/.test(segment)) return [];
    const apart = /[\s\-/\u2010-\u2014]$/.test(before.segment) || (isWordLike === true && before.isWordLike === true);
    return apart ? [index] : [];
  });
}

/** Where each line begins and ends, so that none is wider than `room`; a word that is wider alone is broken. */
function spansOf(text: string, breaks: readonly number[], widthOf: (from: number, to: number) => number, room: number) {
  const spans: { from: number; to: number }[] = [];
  let [from, used] = [0, 0];
  const end = (to: number) => {
    spans.push({ from, to });
    [from, used] = [to, 0];
  };
  for (const [index, start] of [0, ...breaks].entries()) {
    const stop = breaks[index] ?? text.length;
    const width = widthOf(start, stop);
    if (start > from && used + widthOf(start, start + text.slice(start, stop).trimEnd().length) > room) end(start);
    used += width;
    if (used <= room || start > from) continue;
    used = 0;
    for (const { index: at, segment } of new Intl.Segmenter().segment(text.slice(start, stop))) {
      const wide = widthOf(start + at, start + at + segment.length);
      if (used > 0 && used + wide > room && segment.trim() !== "") end(start + at);
      used += wide;
    }
  }
  if (from < text.length) end(text.length);
  return spans;
}

/** The text of a piece as its font shapes it: mirrored where it runs from right to left. */
function drawnText(text: string, levels: Uint8Array, { from, to, level }: Piece): string {
  if (level % 2 === 0) return amApart(text.slice(from, to).replace(STEERING, ""));
  const mirrored = bidi.getMirroredCharactersMap(text, levels, from, to - 1);
  const units = Array.from({ length: to - from }, (_, at) => mirrored.get(from + at) ?? text.charAt(from + at));
  const drawn = units.join("").replace(STEERING, "").replace(VOWEL_AND_SHADDA, "\u0651$1");
  // Fonts turn round the text of the scripts that are written so, and nothing else.
  return RIGHT_TO_LEFT.test(drawn) ? drawn : [...drawn].toReversed().join("");
}

/**
 * Lays out a paragraph: its lines, and in each what is drawn from left to right.
 * @param room points a line has, for a size of one point
 */
export function linesOf(
  text: string,
  {
    faces,
    room,
    dir,
    language,
  }: { faces: readonly [Face, ...Face[]]; room: number; dir: "ltr" | "rtl"; language: string },
): DrawnLine[] {
  const embedding = bidi.getEmbeddingLevels(text, dir);
  const { levels } = embedding;
  const pieces = piecesOf(text, levels, faces);
  const within = (from: number, to: number) =>
    pieces.flatMap((piece) =>
      piece.from < to && piece.to > from
        ? [{ ...piece, from: Math.max(piece.from, from), to: Math.min(piece.to, to) }]
        : [],
    );
  const runsOf = (span: readonly Piece[]) =>
    span.flatMap((piece): DrawnRun[] => {
      const drawn = drawnText(text, levels, piece);
      return drawn === ""
        ? []
        : [{ face: piece.face.name, text: drawn, from: piece.from, width: piece.face.widthOf(drawn) }];
    });
  const sumOf = (runs: readonly DrawnRun[]) => runs.reduce((sum, { width }) => sum + width, 0);
  const widthOf = (from: number, to: number) => sumOf(runsOf(within(from, to)));
  return spansOf(text, breaksOf(text, language), widthOf, room).map(({ from, to }) => {
    const runs = runsOf(ordered(within(from, from + text.slice(from, to).trimEnd().length)));
    return { runs, width: sumOf(runs) };
  });
}
