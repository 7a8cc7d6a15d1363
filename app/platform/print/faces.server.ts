import type * as fontkit from "fontkit";
import { amApart, amWhole } from "./am";
import { readFont } from "./read-font.server";
import { RIGHT_TO_LEFT, type Face } from "./text-lines";

/** A font in its two weights, as files of type WOFF. */
export interface LoadedFont {
  name: string;
  regular: Uint8Array;
  bold: Uint8Array;
}

export type Weight = "regular" | "bold";
export type Faces = Readonly<Record<Weight, readonly [DrawnFace, ...DrawnFace[]]>>;

/** The shape of a glyph as an SVG path in units of its font, y upwards; the rest in points for a size of one point. */
export interface Outline {
  path: string;
  x: number;
  y: number;
  /** What one of the font's units is. */
  unit: number;
}

/** A font within a document, whose letters can be drawn as shapes too. */
interface DrawnFace extends Face {
  outlinesOf: (text: string) => readonly Outline[];
  /** What of a text is drawn as shapes beside its letters. */
  dotsOf: (text: string) => readonly Outline[];
}

/** pdfkit's side of a font within a document, which its types leave out. */
interface EmbeddedFont {
  font: fontkit.Font;
  subset: { glyphs: number[] };
  /** By the glyph's number in the document: how wide it is, and the code points that a reader finds there. */
  widths: number[];
  unicode: (readonly number[])[];
  scale: number;
  layout: (text: string, features: unknown) => fontkit.GlyphRun;
  encode: (text: string, features: unknown) => [string[], fontkit.GlyphPosition[]];
}

/** Takes no room and means nothing: for a glyph whose letter another glyph says. */
const WORD_JOINER = [0x2060];

type Said = readonly number[];

const codesOf = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0);
/** A letter with its marks, a syllable. */
const signsOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** Parts of a text, shared out among the glyphs that draw it: one each, and the last has the rest. */
const shared = (parts: readonly Said[], glyphs: number): Said[] =>
  Array.from({ length: glyphs }, (_, at) => {
    const said = at === glyphs - 1 ? parts.slice(at) : parts.slice(at, at + 1);
    return said.length > 0 ? said.flat() : WORD_JOINER;
  });

/**
 * From right to left: a glyph that takes room says its letter with its marks, in the order in which they are drawn, since
 * whoever reads such a run turns it round; marks and dots say nothing themselves.
 */
function saidFromRight(text: string, { glyphs, positions }: fontkit.GlyphRun): Said[] {
  const isLetter = (at: number) => positions[at]?.xAdvance !== 0;
  const said = shared(signsOf(text).map(codesOf), glyphs.filter((_, at) => isLetter(at)).length);
  const last = glyphs.length - 1;
  return glyphs
    .map((_, at) => (isLetter(last - at) ? (said.shift() ?? WORD_JOINER).toReversed() : WORD_JOINER))
    .toReversed();
}

/**
 * What each glyph of a run says, so that whoever reads the glyphs in the order of drawing gets the text in the order of
 * writing: syllable by syllable where each is drawn by as many glyphs by itself as in the run, and else for the run as
 * a whole.
 */
function saidBy(text: string, drawn: fontkit.GlyphRun, font: fontkit.Font): Said[] {
  if (RIGHT_TO_LEFT.test(text)) return saidFromRight(text, drawn);
  const plain = drawn.glyphs.map(({ codePoints }) => codePoints);
  const written = amWhole(text);
  if (plain.flat().join() === codesOf(written).join()) return plain;
  const said = (part: string) => codesOf(part).map((code) => [code]);
  const syllables = signsOf(written);
  const counts = syllables.map((syllable) => font.layout(amApart(syllable)).glyphs.length);
  const isAlike = counts.reduce((sum, count) => sum + count, 0) === drawn.glyphs.length;
  if (!isAlike) return shared(said(written), drawn.glyphs.length);
  return syllables.flatMap((syllable, at) => shared(said(syllable), counts[at] ?? 0));
}

/**
 * Whether a glyph of a text from right to left is drawn as a shape: it takes no room and says nothing, as the dots and
 * marks of an Arabic letter. Among the letters programs would take it for one more, and find the word in pieces.
 */
const isApart = (text: string, { positions }: fontkit.GlyphRun, said: readonly Said[], at: number): boolean =>
  RIGHT_TO_LEFT.test(text) && positions[at]?.xAdvance === 0 && said[at] === WORD_JOINER;

/** The shapes of the glyphs that draw a text, of those that are wanted. */
function outlinesOf(font: fontkit.Font, text: string, isWanted: (run: fontkit.GlyphRun, at: number) => boolean) {
  const unit = 1 / font.unitsPerEm;
  const run = font.layout(text);
  let along = 0;
  return run.glyphs.flatMap(({ path }, at): Outline[] => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {};
    const x = (along + xOffset) * unit;
    along += xAdvance;
    return isWanted(run, at) ? [{ path: path.toSVG(), x, y: yOffset * unit, unit }] : [];
  });
}

function dotsOf(font: fontkit.Font, text: string): Outline[] {
  // Only such a text has any.
  if (!RIGHT_TO_LEFT.test(text)) return [];
  const said = saidBy(text, font.layout(text), font);
  return outlinesOf(font, text, (run, at) => isApart(text, run, said, at));
}

/**
 * Makes the text of a PDF readable: pdfkit lets each glyph stand for one text in the whole document, which mixes up the
 * letters of the scripts whose glyphs change with their neighbors. Here a glyph has a number for each text that it
 * stands for.
 */
function readable(embedded: EmbeddedFont): void {
  const numbers = new Map<string, number>();
  embedded.encode = (text, features) => {
    const drawn = embedded.layout(text, features);
    const said = saidBy(text, drawn, embedded.font);
    const codes = drawn.glyphs.flatMap((glyph, at) => {
      if (isApart(text, drawn, said, at)) return [];
      const key = `${glyph.id}:${said[at]?.join()}`;
      const number = numbers.get(key) ?? embedded.subset.glyphs.push(glyph.id) - 1;
      numbers.set(key, number);
      embedded.widths[number] = glyph.advanceWidth * embedded.scale;
      embedded.unicode[number] = said[at] ?? glyph.codePoints;
      return [number.toString(16).padStart(4, "0")];
    });
    return [codes, drawn.positions.filter((_, at) => !isApart(text, drawn, said, at))];
  };
}

/** Puts fonts into a document, each under its name and weight. */
export function facesFor(doc: PDFKit.PDFDocument, fonts: readonly LoadedFont[]): Faces {
  const facesOf = (weight: Weight): DrawnFace[] =>
    fonts.map((file) => {
      const font = readFont(file[weight]);
      const name = `${file.name}-${weight}`;
      // pdfkit takes a font that is read already, which its types do not know.
      Reflect.apply(doc.registerFont, doc, [name, font]);
      doc.font(name);
      readable(Reflect.get(doc, "_font") as EmbeddedFont);
      const widths = new Map<string, number>();
      const widthOf = (drawn: string) => {
        const known = widths.get(drawn) ?? font.layout(drawn).advanceWidth / font.unitsPerEm;
        widths.set(drawn, known);
        return known;
      };
      const has = (code: number) => font.hasGlyphForCodePoint(code);
      return {
        name,
        has,
        widthOf,
        outlinesOf: (drawn) => outlinesOf(font, drawn, () => true),
        dotsOf: (drawn) => dotsOf(font, drawn),
      };
    });
  return {
    regular: facesOf("regular") as [DrawnFace, ...DrawnFace[]],
    bold: facesOf("bold") as [DrawnFace, ...DrawnFace[]],
  };
}
