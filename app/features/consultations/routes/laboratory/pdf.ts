import { defineLoader } from "~/platform/http/screen.server";
import { exportLabOrderPdf } from "../../services/laboratory/print-lab-order.server";

/** An order as a file, whose name says of nobody who they are. */
export const loader = defineLoader(
  async ({ app, params: { orderId = "" } }) =>
    new Response(await exportLabOrderPdf(app, orderId), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="laboratory-order.pdf"',
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    }),
);
