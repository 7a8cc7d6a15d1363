import { defineLoader } from "~/platform/http/screen.server";
import { exportConsultationPdf } from "../../services/consultations/export-consultation-pdf.server";

/** A consultation's summary as a PDF; the name of the file says of nobody who they are. */
export const loader = defineLoader(async ({ app, params: { consultationId = "" } }) => {
  const pdf = await exportConsultationPdf(app, consultationId);
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="consultation.pdf"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
