import { defineLoader } from "~/platform/http/screen.server";
import { exportTill } from "../../services/desk/export-till.server";

/** The till report as a file, of the same day and person. */
export const loader = defineLoader(({ app, url }) => exportTill(app, Object.fromEntries(url.searchParams)));
