import { defineLoader } from "~/platform/http/screen.server";
import { exportLabReport } from "../../services/laboratory/export-lab-report.server";

/** What was ordered in a period, as a file for spreadsheets: `as` is csv, or xlsx. */
export const loader = defineLoader(({ app, url }) =>
  exportLabReport(app, Object.fromEntries(url.searchParams), url.searchParams.get("as") === "xlsx" ? "xlsx" : "csv"),
);
