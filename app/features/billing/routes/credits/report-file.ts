import { defineLoader } from "~/platform/http/screen.server";
import { exportCreditUses } from "../../services/credits/export-credit-uses.server";

/** What happened to credits, as a file, narrowed as the report is. */
export const loader = defineLoader(({ app, url }) => exportCreditUses(app, Object.fromEntries(url.searchParams)));
