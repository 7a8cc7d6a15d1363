import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { defineLoader } from "~/platform/http/screen.server";
import { printYear } from "../../services/payments/print-receipt.server";

export const loader = defineLoader(
  async ({ app, params: { year = "" } }) =>
    new Response(await sheetPdf(app, await printYear(app, year)), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="payments.pdf"',
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    }),
);
