import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";
import { printNote } from "../../services/notes/print-note.server";

/** A note as a PDF in the browser, by a link that works for some minutes in the session that asked for it. */
export const loader = defineLoader(async ({ app, url, params: { itemId } }) => {
  const [until, key] = [url.searchParams.get("until"), url.searchParams.get("key")];
  const printed = await printNote(app, itemId, until === null && key === null ? undefined : { until, key });
  if ("link" in printed) return redirect(paths.noteOuterView(itemId, { ...printed.link }), 303);
  return new Response(printed.pdf, {
    headers: {
      "content-type": "application/pdf",
      // The name of a file says of nobody who they are.
      "content-disposition": 'inline; filename="note.pdf"',
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
