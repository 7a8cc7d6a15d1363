import { NotFoundError } from "~/platform/http/errors.server";
import { defineLoader } from "~/platform/http/screen.server";
import { exportProfileCsv } from "../../services/export/export-profile-csv.server";
import { exportProfileJson } from "../../services/export/export-profile-json.server";
import { exportProfilePdf } from "../../services/export/export-profile-pdf.server";

/** What a browser saves as a file; the name of a file says of nobody who they are. */
function saved(body: BodyInit, type: string, extension: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="health-profile.${extension}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** The whole health profile as a file: `pdf`, `csv` or `json`. */
export const loader = defineLoader(async ({ app, url, params }) => {
  const patient = url.searchParams.get("patient") ?? undefined;
  switch (params["format"]) {
    case "pdf":
      return saved(await exportProfilePdf(app, patient), "application/pdf", "pdf");
    case "csv":
      return saved(await exportProfileCsv(app, patient), "text/csv; charset=utf-8", "csv");
    case "json":
      return saved(JSON.stringify(await exportProfileJson(app, patient), null, 2), "application/json", "json");
    default:
      throw new NotFoundError();
  }
});
