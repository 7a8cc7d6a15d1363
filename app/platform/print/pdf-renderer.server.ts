import { createElement } from "react";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { fileKey } from "~/platform/files/file-key.server";
import { SheetDocument } from "~/screens/print/sheet-document";
import { browserPdf } from "./browser-pdf.server";
import { staticMarkup } from "~/platform/http/static-markup.server";
import { fontFile } from "./font-file.server";

/** Makes a PDF. */
interface PdfRenderer {
  render: (sheet: PrintedSheet) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The page that shows a sheet: whole, with the address of its styles. */
const htmlOf = (context: RequestContext, sheet: PrintedSheet): Promise<string> =>
  staticMarkup(createElement(SheetDocument, { sheet, origin: context.origin }));

/** Draws in the Worker itself. Its code is read when it is first needed. */
const inWorker = ({ env, organization, log }: RequestContext): PdfRenderer => ({
  render: async (sheet) => {
    const [{ workerPdf }, { neededFonts }] = await Promise.all([
      import("./worker-pdf.server"),
      import("./sliced-fonts.server"),
    ]);
    const read = async (address: string) => new Uint8Array(await (await fontFile(env, address)).arrayBuffer());
    const { logoFileId } = sheet.letterhead;
    return workerPdf(sheet, {
      fonts: async (text) =>
        Promise.all(
          (await neededFonts(text, async (address) => (await fontFile(env, address)).json())).map(
            async ({ name, regular, bold }) => {
              const file = await read(regular);
              return { name, regular: file, bold: bold === regular ? file : await read(bold) };
            },
          ),
        ),
      logo: async () => {
        const file = logoFileId === null ? null : await env.FILES.get(fileKey(organization.id, logoFileId));
        return file && new Uint8Array(await file.arrayBuffer());
      },
      logoFailed: (error) => {
        log.error("pdf", { reason: reasonOf(error), organizationId: organization.id });
      },
    });
  },
});

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What makes PDFs here: a browser of Cloudflare's where the deployment has one, and else, or where it fails, the Worker. */
function pdfRenderer(context: RequestContext): PdfRenderer {
  const own = inWorker(context);
  const { BROWSER_RENDERING_ACCOUNT_ID: account, BROWSER_RENDERING_TOKEN: token } = context.env;
  if (account === undefined || token === undefined) return own;
  return {
    render: async (sheet) => {
      const html = await htmlOf(context, sheet);
      const made = await browserPdf({ account, token }, sheet, html).catch((error: unknown) => {
        context.log.error("pdf", { reason: reasonOf(error), organizationId: context.organization.id });
        return null;
      });
      return made ?? own.render(sheet);
    },
  };
}

/** The PDF of a sheet. */
export const sheetPdf = (context: RequestContext, sheet: PrintedSheet): Promise<Uint8Array<ArrayBuffer>> =>
  pdfRenderer(context).render(sheet);
