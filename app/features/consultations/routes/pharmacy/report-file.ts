import { defineLoader } from "~/platform/http/screen.server";
import { exportPharmacyReport } from "../../services/pharmacy/export-pharmacy-report.server";

/** The lines of the report, as a file for spreadsheets: `as` is csv, or xlsx. */
export const loader = defineLoader(({ app, url }) =>
  exportPharmacyReport(
    app,
    Object.fromEntries([...url.searchParams].filter(([, value]) => value !== "")),
    url.searchParams.get("as") === "xlsx" ? "xlsx" : "csv",
  ),
);
