import PDFDocument from "pdfkit";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { facesFor, type LoadedFont } from "./faces.server";
import { Pages } from "./pages.server";
import { pictureOf, type Picture } from "./picture.server";
import { joined as withMarks } from "./spelled-out";
import { writeSheet } from "./write-sheet.server";

/** Reads what a sheet needs besides its words. */
export interface SheetFiles {
  /** The fonts for a text, the first of them with the common signs. */
  fonts: (text: string) => Promise<readonly LoadedFont[]>;
  /** The logo; null where there is none. */
  logo: () => Promise<Uint8Array | null>;
  /** Is told why a logo is left out. */
  logoFailed: (reason: unknown) => void;
}

/**
 * The PDF of a sheet, made in the Worker: shaped by fontkit, ordered by the Unicode Bidirectional Algorithm. A logo that
 * cannot be drawn is left out.
 */
export async function workerPdf(sheet: PrintedSheet, files: SheetFiles): Promise<Uint8Array<ArrayBuffer>> {
  // Everything that it says, to tell which fonts it needs.
  const [fonts, logo] = await Promise.all([files.fonts(withMarks(JSON.stringify(sheet))), files.logo()]);
  const info = { Title: sheet.title, Author: sheet.letterhead.name };
  const doc = new PDFDocument({
    ...{ size: sheet.paper, margin: 0, bufferPages: true, lang: sheet.language, displayTitle: true, info },
    // None until ours are read: its own know Latin letters alone.
    font: "",
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("error", reject);
    doc.on("end", () => resolve(joined(chunks)));
  });
  const pages = new Pages(doc, facesFor(doc, fonts), sheet);
  writeSheet(pages, sheet, logo && drawable(doc, logo, files));
  doc.end();
  return whole;
}

/** A sheet without its logo is better than none. */
function drawable(doc: PDFKit.PDFDocument, logo: Uint8Array, { logoFailed }: SheetFiles): Picture | null {
  try {
    return pictureOf(doc, logo);
  } catch (reason) {
    logoFailed(reason);
    return null;
  }
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
