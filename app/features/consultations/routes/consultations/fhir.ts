import { defineLoader } from "~/platform/http/screen.server";
import { exportRecordFhir } from "../../services/consultations/export-record-fhir.server";

/** A patient's whole record as FHIR; the name of the file says of nobody who they are. */
export const loader = defineLoader(async ({ app, url }) => {
  const bundle = await exportRecordFhir(app, url.searchParams.get("patient") ?? undefined);
  return new Response(JSON.stringify(bundle, null, 2), {
    headers: {
      "content-type": "application/fhir+json",
      "content-disposition": 'attachment; filename="health-record.json"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
