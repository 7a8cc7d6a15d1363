import { defineLoader } from "~/platform/http/screen.server";
import { exportLabOrders } from "../../services/laboratory/report-lab-orders.server";

/** What was ordered in a period, as a file for spreadsheets. */
export const loader = defineLoader(async ({ app, url }) => {
  const { searchParams: asked } = url;
  const { name, text } = await exportLabOrders(app, { from: asked.get("from") ?? "", to: asked.get("to") ?? "" });
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
});
