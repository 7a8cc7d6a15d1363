import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getDocument, OPS, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { neededFonts } from "~/platform/print/sliced-fonts.server";
import type { SheetFiles } from "~/platform/print/worker-pdf.server";

const ROOT = join(import.meta.dirname, "../..");

/** A file that the build puts among the Worker's own. */
export const readAsset = (address: string) => new Uint8Array(readFileSync(join(ROOT, address)));

/** A file of JSON that the build puts among the Worker's own. */
export const readJson = (address: string): Promise<unknown> =>
  Promise.resolve(JSON.parse(readFileSync(join(ROOT, address), "utf8")) as unknown);

/** What a sheet needs besides its words, as a Worker has it; a logo's failure fails the test. */
export const filesOfSheet = (logo: Uint8Array | null = null): SheetFiles => ({
  fonts: async (text) =>
    (await neededFonts(text, readJson)).map(({ name, regular, bold }) => ({
      ...{ name, regular: readAsset(regular), bold: readAsset(bold) },
    })),
  logo: () => Promise.resolve(logo),
  logoFailed: (reason) => {
    throw reason;
  },
});

/** A sheet of a practice in English, with what a test says otherwise. */
export const sheetOf = (other: Partial<PrintedSheet>): PrintedSheet => ({
  ...{ language: "en-US", dir: "ltr", paper: "A4", title: "Prescription" },
  letterhead: { name: "Riverside Clinic", lines: ["12 Harbor Road", "Manama"], logoFileId: null },
  person: [{ term: "Name", value: "Ana López" }],
  details: [],
  sections: [],
  ...{ signature: null, qr: null, watermark: "" },
  ...{ madeAt: "As of November 23, 2026", confidential: "Confidential", pageWords: "Page {page} of {pages}" },
  ...other,
});

/** A page as an independent reader understands it. */
export interface ReadPage {
  /** Width and height in points. */
  size: [number, number];
  /** The texts in the order of the file, which is the order to read in; runs of one line are joined. */
  text: string;
  /** How many shapes are filled or lines drawn. */
  shapes: number;
  pictures: { width: number; height: number }[];
}

/** Reads a PDF back by pdf.js: its pages, the language and title that it names, and its fonts with whether it holds them. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    fontExtraProperties: true,
  });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  const fonts = new Map<string, boolean>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const operators = await page.getOperatorList();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
    const drawn = (...kinds: number[]) => operators.fnArray.flatMap((kind, at) => (kinds.includes(kind) ? [at] : []));
    for (const at of drawn(OPS.setFont)) {
      const font = page.commonObjs.get(String(operators.argsArray[at][0])) as { name: string; missingFile?: boolean };
      fonts.set(font.name, font.missingFile !== true);
    }
    const pictures = drawn(OPS.paintImageXObject).map((at) => ({
      width: Number(operators.argsArray[at][1]),
      height: Number(operators.argsArray[at][2]),
    }));
    pages.push({ size: [width, height], text, shapes: drawn(OPS.constructPath).length, pictures });
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return { pages, fonts, info: info as Readonly<Record<string, unknown>> };
}
