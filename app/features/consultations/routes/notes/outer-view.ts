import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { NotFoundError } from "~/platform/http/errors.server";
import { defineLoader } from "~/platform/http/screen.server";
import { readWithdrawnNote } from "../../services/notes/read-withdrawn-note.server";
import { printNote } from "../../services/notes/print-note.server";

/** A note as a PDF in the browser, by a link that works for some minutes in the session that asked for it. */
export const loader = defineLoader(async ({ app, url, params: { itemId } }) => {
  const [until, key] = [url.searchParams.get("until"), url.searchParams.get("key")];
  const link = until === null && key === null ? undefined : { until, key };
  const printed = await printNote(app, itemId, link).catch(async (error: unknown) => {
    if (!(error instanceof NotFoundError) || app.actor.kind !== "patient") throw error;
    // Its page says so where it was withdrawn.
    const { id } = await readWithdrawnNote(app, itemId);
    throw redirect(paths.noteView(id), 303);
  });
  if ("link" in printed) return redirect(paths.noteOuterView(itemId, { ...printed.link }), 303);
  return new Response(printed.pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${printed.fileName}"`,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
