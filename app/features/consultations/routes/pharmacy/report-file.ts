import { defineLoader } from "~/platform/http/screen.server";
import { exportPharmacyReport } from "../../services/pharmacy/export-pharmacy-report.server";

/** The lines of the report, as a download. */
export const loader = defineLoader(({ app, url }) => exportPharmacyReport(app, Object.fromEntries(url.searchParams)));
