import { WorkerEntrypoint } from "cloudflare:workers";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { workerPdf, type SheetFiles } from "~/platform/print/worker-pdf.server";

/**
 * The Worker that draws PDFs, which the practice's Worker asks by its binding PRINT. It has no data and no address of its
 * own: fonts and the logo are read by the functions that come with a sheet.
 */
export default class Print extends WorkerEntrypoint {
  /** The PDF of a sheet. */
  workerPdf(sheet: PrintedSheet, files: SheetFiles): Promise<Uint8Array<ArrayBuffer>> {
    return workerPdf(sheet, files);
  }
}
