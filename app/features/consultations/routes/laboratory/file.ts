import { defineLoader } from "~/platform/http/screen.server";
import { readLabFile } from "../../services/laboratory/read-lab-file.server";

/** A file of an order: as a download, or shown where browsers show it. */
export const loader = defineLoader(({ app, request, params: { orderId = "", fileId = "" }, url }) =>
  readLabFile(app, { orderId, fileId }, { range: request.headers.get("range"), shown: url.searchParams.has("shown") }),
);
