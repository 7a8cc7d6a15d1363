import { defineLoader } from "~/platform/http/screen.server";
import { exportInvoices } from "../../services/invoices/export-invoices.server";

/** The list of invoices as a file, narrowed as the list is. */
export const loader = defineLoader(({ app, url }) =>
  exportInvoices(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
);
