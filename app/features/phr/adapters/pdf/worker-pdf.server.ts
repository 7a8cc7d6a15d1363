import PDFDocument from "pdfkit";
import type { PrintedProfile, PrintedRecord } from "../../domain/export/printed-profile";
import { readFont } from "./read-font.server";
import { linesOf, type DrawnLine, type Face } from "./text-lines";

/** A font in its two weights, as files of type WOFF. */
export interface LoadedFont {
  name: string;
  regular: Uint8Array;
  bold: Uint8Array;
}

/** Reads the fonts that a text needs, the first of them with the common signs. */
export type LoadFonts = (text: string) => Promise<readonly LoadedFont[]>;

type Weight = "regular" | "bold";
type Faces = Readonly<Record<Weight, readonly [Face, ...Face[]]>>;

/** A4 in points, with room for what a punch takes. */
const MARGINS = { top: 48, bottom: 56, left: 56, right: 48 };
const LINE_HEIGHT = 1.45;
const COLOURS = { ink: "#1a1a1a", muted: "#595959", line: "#b8b8b8" } as const;

interface Style {
  size: number;
  weight?: Weight;
  colour?: keyof typeof COLOURS;
  /** Points above it. */
  above?: number;
}

/** A line with its look, ready to be drawn. */
interface Drawn extends DrawnLine {
  style: Style;
  first: boolean;
}

/** A value within another text keeps its own direction (Unicode's isolates). */
const isolated = (text: string) => `\u2068${text}\u2069`;

function facesFor(doc: PDFKit.PDFDocument, fonts: readonly LoadedFont[]): Faces {
  const facesOf = (weight: Weight): Face[] =>
    fonts.map((file) => {
      const font = readFont(file[weight]);
      const name = `${file.name}-${weight}`;
      // pdfkit takes a font that is read already, which its types do not know.
      Reflect.apply(doc.registerFont, doc, [name, font]);
      const widths = new Map<string, number>();
      const widthOf = (drawn: string) => {
        const known = widths.get(drawn) ?? font.layout(drawn).advanceWidth / font.unitsPerEm;
        widths.set(drawn, known);
        return known;
      };
      return { name, has: (code) => font.hasGlyphForCodePoint(code), widthOf };
    });
  return { regular: facesOf("regular") as [Face, ...Face[]], bold: facesOf("bold") as [Face, ...Face[]] };
}

/** A stack of sheets that text is written on from the top down. */
class Sheets {
  readonly #doc: PDFKit.PDFDocument;
  readonly #faces: Faces;
  readonly #profile: PrintedProfile;

  constructor(doc: PDFKit.PDFDocument, faces: Faces, profile: PrintedProfile) {
    this.#doc = doc;
    this.#faces = faces;
    this.#profile = profile;
    doc.y = MARGINS.top;
  }

  get #room(): number {
    return this.#doc.page.width - MARGINS.left - MARGINS.right;
  }

  /** The lines of a text, which may have paragraphs of its own. */
  lines(text: string, style: Style): Drawn[] {
    const { language, dir } = this.#profile;
    const faces = this.#faces[style.weight ?? "regular"];
    return text
      .split(/\r?\n/)
      .flatMap((paragraph) => linesOf(paragraph, { faces, room: this.#room / style.size, dir, language }))
      .map((line, index) => ({ ...line, style, first: index === 0 }));
  }

  /** Draws lines that stand together: on the next sheet where this one has no room for all of them. */
  draw(lines: readonly Drawn[]): void {
    const bottom = this.#doc.page.height - MARGINS.bottom;
    const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
    if (this.#doc.y + height > bottom && height <= bottom - MARGINS.top) this.#turn();
    for (const line of lines) {
      if (this.#doc.y + heightOf(line) > bottom) this.#turn();
      this.#doc.y += heightOf(line);
      this.#drawAt(line, this.#doc.y - 0.4 * line.style.size);
    }
  }

  #turn(): void {
    this.#doc.addPage();
    this.#doc.y = MARGINS.top;
  }

  /** `baseline` in points from the top. */
  #drawAt({ runs, width, style: { size, colour = "ink" } }: Drawn, baseline: number): void {
    const doc = this.#doc;
    const { y } = doc;
    let x = this.#profile.dir === "rtl" ? doc.page.width - MARGINS.right - width * size : MARGINS.left;
    doc.fillColor(COLOURS[colour]);
    for (const { face, text, width: wide } of runs) {
      // With a list of features, though empty, a run is shaped as a whole and not word by word; its width is known.
      const known = { features: [], textWidth: wide * size, wordCount: 1 };
      doc.font(face, size).text(text, x, baseline, { lineBreak: false, baseline: "alphabetic", ...known });
      x += wide * size;
    }
    doc.y = y;
  }

  rule(): void {
    const y = this.#doc.y + 6;
    this.#doc.moveTo(MARGINS.left, y).lineTo(this.#doc.page.width - MARGINS.right, y);
    this.#doc.lineWidth(0.75).strokeColor(COLOURS.line).stroke();
    this.#doc.y = y + 4;
  }

  /** Writes at the foot of each sheet. */
  foot(words: (page: number, pages: number) => string): void {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(start + page);
      const style = { size: 8, colour: "muted" } as const;
      for (const line of this.lines(words(page + 1, count), style).slice(0, 1))
        this.#drawAt(line, this.#doc.page.height - MARGINS.bottom / 2);
    }
  }
}

const heightOf = ({ style: { size, above = 0 }, first }: Drawn) => size * LINE_HEIGHT + (first ? above : 0);

function entryOf(sheets: Sheets, { name, facts, written }: PrintedRecord): Drawn[] {
  return [
    ...sheets.lines(name, { size: 10.5, weight: "bold", above: 6 }),
    ...facts.flatMap(({ term, value }) => sheets.lines(`${term}: ${isolated(value)}`, { size: 9.5 })),
    ...sheets.lines(written, { size: 8.5, colour: "muted" }),
  ];
}

function write(sheets: Sheets, { practice, title, person, madeAt, confidential, sections }: PrintedProfile): void {
  sheets.draw(sheets.lines(practice.name, { size: 11, weight: "bold" }));
  sheets.rule();
  sheets.draw(sheets.lines(title, { size: 17, weight: "bold", above: 4 }));
  for (const { term, value } of person) sheets.draw(sheets.lines(`${term}: ${isolated(value)}`, { size: 10 }));
  sheets.draw(sheets.lines(`${madeAt} · ${confidential}`, { size: 8.5, colour: "muted" }));
  for (const { title: heading, records, nothing } of sections) {
    const [first, ...rest] = records.map((record) => entryOf(sheets, record));
    // A heading stands with its first entry.
    sheets.draw([
      ...sheets.lines(heading, { size: 13, weight: "bold", above: 14 }),
      ...(first ?? sheets.lines(nothing, { size: 9.5, colour: "muted" })),
    ]);
    for (const entry of rest) sheets.draw(entry);
  }
}

/** Everything that a sheet says, to tell which fonts it needs. */
const wordsOf = (profile: PrintedProfile, foot: string) => `${JSON.stringify(profile)}${foot}`;

/**
 * The PDF of a profile, made in the Worker: shaped by fontkit, ordered by the Unicode Bidirectional Algorithm.
 * @param pageOf what stands at the foot of a page
 */
export async function workerPdf(
  profile: PrintedProfile,
  pageOf: (page: number, pages: number) => string,
  load: LoadFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const info = { Title: profile.title, Author: profile.practice.name };
  const doc = new PDFDocument({
    ...{ size: "A4", margin: 0, bufferPages: true, lang: profile.language, displayTitle: true, info },
    // None until ours are read: its own know Latin letters alone.
    font: "",
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("error", reject);
    doc.on("end", () => resolve(joined(chunks)));
  });
  const faces = facesFor(doc, await load(wordsOf(profile, pageOf(0, 0))));
  const sheets = new Sheets(doc, faces, profile);
  write(sheets, profile);
  sheets.foot((page, pages) => `${pageOf(page, pages)} · ${isolated(profile.title)} · ${profile.confidential}`);
  doc.end();
  return whole;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
