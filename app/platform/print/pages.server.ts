import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import type { Faces, Outline, Weight } from "./faces.server";
import { spelledOut } from "./spelled-out";
import { linesOf, type DrawnLine } from "./text-lines";

/** In points, with room for what a punch takes. */
export const MARGINS = { top: 48, bottom: 56, left: 56, right: 48 };
const LINE_HEIGHT = 1.45;
const COLOURS = { ink: "#1a1a1a", muted: "#595959", line: "#b8b8b8", band: "#eeeeee", watermark: "#e4e4e4" } as const;

export interface Style {
  size: number;
  weight?: Weight;
  colour?: keyof typeof COLOURS;
  /** Points above it. */
  above?: number;
  struck?: boolean;
}

/** A line with its look, ready to be drawn. */
export interface Drawn extends DrawnLine {
  style: Style;
  first: boolean;
}

/** Lines below each other that begin at a part of the width, counted from where lines begin, or end at one. */
export interface Column {
  lines: readonly Drawn[];
  start: number;
  end?: number;
}

const lineHeight = ({ style: { size, above = 0 }, first }: Drawn) => size * LINE_HEIGHT + (first ? above : 0);
export const heightOf = (lines: readonly Drawn[]) => lines.reduce((sum, line) => sum + lineHeight(line), 0);
const heightOfRow = (columns: readonly Column[]) => Math.max(0, ...columns.map(({ lines }) => heightOf(lines)));

/** Lines that stand below each other over the whole width. */
export const wide = (lines: readonly Drawn[]): Column[] => [{ lines, start: 0 }];

/** How many of the lines a height has room for. */
function fitting(lines: readonly Drawn[], height: number): number {
  let used = 0;
  const beyond = lines.findIndex((line) => (used += lineHeight(line)) > height);
  return beyond === -1 ? lines.length : beyond;
}

/** The pages of a sheet, which are written on from the top down. */
export class Pages {
  readonly #doc: PDFKit.PDFDocument;
  readonly #faces: Faces;
  readonly #sheet: PrintedSheet;
  /** Points from the top of the page. */
  #y = MARGINS.top;
  /** What is written first on each further page. */
  #again: () => void = () => undefined;

  constructor(doc: PDFKit.PDFDocument, faces: Faces, sheet: PrintedSheet) {
    this.#doc = doc;
    this.#faces = faces;
    this.#sheet = sheet;
    this.#watermark();
  }

  get #width(): number {
    return this.#doc.page.width - MARGINS.left - MARGINS.right;
  }

  get #bottom(): number {
    return this.#doc.page.height - MARGINS.bottom;
  }

  /** The lines of a text, which may have paragraphs of its own, for a part of the width. */
  lines(text: string, style: Style, part = 1): Drawn[] {
    const { language, dir } = this.#sheet;
    const faces = this.#faces[style.weight ?? "regular"];
    const room = (this.#width * part) / style.size;
    return text
      .split(/\r?\n/)
      .flatMap((paragraph) => linesOf(spelledOut(paragraph, faces), { faces, room, dir, language }))
      .map((line, index) => ({ ...line, style, first: index === 0 }));
  }

  /** Goes on to the next page where this one has not so much room, though a page has. */
  keep(height: number): void {
    if (this.#y + height > this.#bottom && height <= this.#bottom - MARGINS.top) this.#turn();
  }

  /**
   * Draws columns beside each other, together on one page where that has room for all of them.
   * @param after points of what is to stand below them on the same page
   */
  draw(columns: readonly Column[], { band = false, after = 0 }: { band?: boolean; after?: number } = {}): void {
    this.keep(heightOfRow(columns) + after);
    let rest = columns;
    for (let least = 0; ; least = 1) {
      const room = this.#bottom - this.#y;
      const fits = rest.map(({ lines }) => Math.max(least, fitting(lines, room)));
      this.#drawHere(
        rest.map((column, at) => ({ ...column, lines: column.lines.slice(0, fits[at]) })),
        band,
      );
      rest = rest.map((column, at) => ({ ...column, lines: column.lines.slice(fits[at]) }));
      if (rest.every(({ lines }) => lines.length === 0)) return;
      this.#turn();
    }
  }

  #drawHere(columns: readonly Column[], band: boolean): void {
    const height = heightOfRow(columns);
    if (band) this.#doc.rect(MARGINS.left, this.#y, this.#width, height + 2).fill(COLOURS.band);
    for (const column of columns) {
      let y = this.#y;
      for (const line of column.lines) {
        y += lineHeight(line);
        this.#drawAt(line, column, y - 0.4 * line.style.size);
      }
    }
    this.#y += height;
  }

  /** Writes rows, and what stands above them again on each page that they reach. */
  headed(head: () => void, rows: () => void): void {
    head();
    this.#again = head;
    rows();
    this.#again = () => undefined;
  }

  #turn(): void {
    this.#doc.addPage();
    this.#y = MARGINS.top;
    this.#watermark();
    this.#again();
  }

  /** `x` in points from the left for something of a width that begins at a part of the page's. */
  #left(start: number, width: number): number {
    const { left, right } = MARGINS;
    return this.#sheet.dir === "rtl"
      ? this.#doc.page.width - right - start * this.#width - width
      : left + start * this.#width;
  }

  /** `baseline` in points from the top. */
  #drawAt(line: Drawn, { start, end }: Omit<Column, "lines">, baseline: number): void {
    const { size, colour = "ink", struck = false } = line.style;
    const from = end === undefined ? start : end - this.partOf(line.width * size);
    const x = this.#left(from, line.width * size);
    this.#drawRuns(line, x, baseline, { size, colour });
    if (!struck) return;
    const y = baseline - 0.3 * size;
    this.#doc.moveTo(x, y).lineTo(x + line.width * size, y);
    this.#doc
      .lineWidth(size / 14)
      .strokeColor(COLOURS[colour])
      .stroke();
  }

  #drawRuns(
    { runs }: DrawnLine,
    x: number,
    baseline: number,
    { size, colour }: { size: number; colour: keyof typeof COLOURS },
  ): void {
    let at = x;
    const placed = runs.map((run) => {
      const placedAt = at;
      at += run.width * size;
      return { ...run, x: placedAt };
    });
    this.#doc.fillColor(COLOURS[colour]);
    // In the order to read in, which readers of the file take for the order of the text.
    for (const run of placed.toSorted((a, b) => a.from - b.from)) {
      // With a list of features, though empty, a run is shaped as a whole and not word by word; its width is known.
      const known = { features: [], textWidth: run.width * size, wordCount: 1 };
      this.#doc
        .font(run.face, size)
        .text(run.text, run.x, baseline, { lineBreak: false, baseline: "alphabetic", ...known });
      this.#drawDots(run, baseline, size);
    }
  }

  #faceOf(name: string) {
    const { regular, bold } = this.#faces;
    return [...regular, ...bold].find((face) => face.name === name);
  }

  /** The dots and marks of a run's letters, in the colour that is set. */
  #drawDots({ face, text, x }: { face: string; text: string; x: number }, baseline: number, size: number): void {
    this.#fill(this.#faceOf(face)?.dotsOf(text) ?? [], x, baseline, size);
  }

  #fill(outlines: readonly Outline[], x: number, baseline: number, size: number): void {
    for (const { path, x: along, y, unit } of outlines) {
      if (path === "") continue;
      this.#doc.save().translate(x + along * size, baseline - y * size);
      this.#doc
        .scale(unit * size, -unit * size)
        .path(path)
        .fill();
      this.#doc.restore();
    }
  }

  /**
   * Along the page from the lower left, behind everything; drawn as shapes, since programs that read a page line by line
   * would find words there between the lines of the text. The foot of the page says it in words.
   */
  #watermark(): void {
    const { language, dir, watermark } = this.#sheet;
    const [line] = linesOf(watermark, { faces: this.#faces.bold, room: Infinity, dir, language });
    if (!line || line.width === 0) return;
    const { width, height } = this.#doc.page;
    const size = Math.min(130, (0.7 * Math.hypot(width, height)) / line.width);
    const degrees = (-Math.atan2(height, width) * 180) / Math.PI;
    this.#doc.save().rotate(degrees, { origin: [width / 2, height / 2] });
    this.#drawOutlines(line, (width - line.width * size) / 2, height / 2 + 0.35 * size, size);
    this.#doc.restore();
  }

  #drawOutlines({ runs }: DrawnLine, x: number, baseline: number, size: number): void {
    this.#doc.fillColor(COLOURS.watermark);
    let at = x;
    for (const { face, text, width } of runs) {
      this.#fill(this.#faceOf(face)?.outlinesOf(text) ?? [], at, baseline, size);
      at += width * size;
    }
  }

  space(points: number): void {
    this.#y += points;
  }

  rule(): void {
    const y = this.#y + 6;
    this.#doc.moveTo(MARGINS.left, y).lineTo(this.#doc.page.width - MARGINS.right, y);
    this.#doc.lineWidth(0.75).strokeColor(COLOURS.line).stroke();
    this.#y = y + 4;
  }

  /** Draws something else where the next line would stand, and stays there: what follows may stand beside it. */
  figure(start: number, width: number, draw: (doc: PDFKit.PDFDocument, x: number, y: number) => void): void {
    draw(this.#doc, this.#left(start, width), this.#y);
  }

  /** The part of the width that so many points are. */
  partOf(points: number): number {
    return points / this.#width;
  }

  /** Writes at the foot of each page. */
  foot(words: (page: number, pages: number) => string): void {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(start + page);
      const [line] = this.lines(words(page + 1, count), { size: 8, colour: "muted" });
      if (line) this.#drawAt(line, { start: 0 }, this.#doc.page.height - MARGINS.bottom / 2);
    }
  }
}
