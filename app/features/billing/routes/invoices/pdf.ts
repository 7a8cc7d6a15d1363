import { defineLoader } from "~/platform/http/screen.server";
import { exportInvoicePdf } from "../../services/invoices/export-invoice-pdf.server";

/** An invoice, a credit note or a receipt as a file that is called by its number. */
export const loader = defineLoader(async ({ app, params: { invoiceId } }) => {
  const { number, pdf } = await exportInvoicePdf(app, invoiceId);
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${number}.pdf"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
