import { defineLoader } from "~/platform/http/screen.server";
import { exportPayments } from "../../services/payments/export-payments.server";

/** The list of payments as a file, narrowed as the list is. */
export const loader = defineLoader(({ app, url }) =>
  exportPayments(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
);
