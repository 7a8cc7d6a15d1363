import { defineLoader } from "~/platform/http/screen.server";
import { exportDiscountUses } from "../../services/discounts/export-discount-uses.server";

/** What discounts took off, as a file, narrowed as the report is. */
export const loader = defineLoader(({ app, url }) => exportDiscountUses(app, Object.fromEntries(url.searchParams)));
