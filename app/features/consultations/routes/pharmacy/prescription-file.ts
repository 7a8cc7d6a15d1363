import { defineLoader } from "~/platform/http/screen.server";
import { exportPrescriptions } from "../../services/pharmacy/export-prescriptions.server";

/** All prescriptions of the list, as a download. */
export const loader = defineLoader(({ app, url }) => exportPrescriptions(app, Object.fromEntries(url.searchParams)));
