import { failedCall } from "~/platform/calls/answer.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/http/failure.server";

/** Answers a window that writes a note, as JSON: how the note is now, or why nothing was stored. */
export async function answerWindow(app: RequestContext, work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work(), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    const failure = failureOf(error, app.log, app.organization.id);
    // People without the role learn only that there is nothing here for them, as on a page.
    const hidden = failure.status === 403 && failure.code !== "emailUnproven";
    return failedCall(hidden ? { status: 404, code: "notFound", fields: [] } : failure, app.locale);
  }
}
