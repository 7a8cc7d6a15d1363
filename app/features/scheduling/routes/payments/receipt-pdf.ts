import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { defineLoader } from "~/platform/http/screen.server";
import { printReceipt } from "../../services/payments/print-receipt.server";

export const loader = defineLoader(async ({ app, params: { itemId = "" } }) => {
  const { sheet, issued } = await printReceipt(app, itemId);
  if (issued) return redirect(paths.invoicePdf(issued.id));
  return new Response(await sheetPdf(app, sheet), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="payments.pdf"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
