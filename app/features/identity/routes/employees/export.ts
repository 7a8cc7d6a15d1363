import { defineLoader } from "~/platform/http/screen.server";
import { exportEmployees } from "../../services/team/export-employees.server";

/** The list of the team as a file, narrowed as the list is. */
export const loader = defineLoader(({ app, url }) => exportEmployees(app, Object.fromEntries(url.searchParams)));
