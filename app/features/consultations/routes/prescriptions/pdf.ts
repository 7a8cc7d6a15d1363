import { defineLoader } from "~/platform/http/screen.server";
import { exportPrescriptionPdf } from "../../services/prescriptions/export-prescription-pdf.server";

/** The paper of a prescription as a file, whose name says of nobody who they are. */
export const loader = defineLoader(
  async ({ app, params }) =>
    new Response(await exportPrescriptionPdf(app, params["itemId"] ?? ""), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="prescription.pdf"',
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    }),
);
