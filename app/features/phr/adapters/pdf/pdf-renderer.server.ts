import type { RequestContext } from "~/platform/context.server";
import type { PrintedProfile } from "../../domain/export/printed-profile";
import { browserPdf } from "./browser-pdf.server";
import { fontsOf } from "./fonts.server";

/** A profile on its way to paper. */
export interface PrintedSheet {
  profile: PrintedProfile;
  /** The page that shows it: whole, with the address of its styles. */
  html: () => Promise<string>;
  /** What stands at the foot of a page. */
  pageOf: (page: number, pages: number) => string;
}

/** Makes a PDF. */
export interface PdfRenderer {
  render: (sheet: PrintedSheet) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Draws in the Worker itself. Its code is read when it is first needed. */
const inWorker = ({ env }: RequestContext): PdfRenderer => ({
  render: async ({ profile, pageOf }) => {
    const { workerPdf } = await import("./worker-pdf.server");
    const read = async (address: string) => {
      const file = await env.ASSETS.fetch(new URL(address, "https://assets.local"));
      if (!file.ok) throw new Error(`the font ${address} is not among the Worker's files`);
      return new Uint8Array(await file.arrayBuffer());
    };
    return workerPdf(profile, pageOf, (text) =>
      Promise.all(
        fontsOf(text).map(async ({ name, regular, bold }) => ({
          name,
          regular: await read(regular),
          bold: await read(bold),
        })),
      ),
    );
  },
});

/** What makes PDFs here: a browser of Cloudflare's where the deployment has one, and else, or where it fails, the Worker. */
export function pdfRenderer(context: RequestContext): PdfRenderer {
  const own = inWorker(context);
  const { BROWSER_RENDERING_ACCOUNT_ID: account, BROWSER_RENDERING_TOKEN: token } = context.env;
  if (account === undefined || token === undefined) return own;
  return {
    render: async (sheet) => {
      const made = await browserPdf({ account, token }, await sheet.html()).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        context.log.error("pdf", { reason, organizationId: context.organization.id });
        return null;
      });
      return made ?? own.render(sheet);
    },
  };
}
