import { failedCall } from "~/platform/calls/answer.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/http/failure.server";

/**
 * Answers the program that sends a file: what was done, or why it was refused, in the reader's language. These addresses
 * have no page, and whoever asks them reads JSON.
 */
export async function answerSending(app: RequestContext, work: () => Promise<object>): Promise<Response> {
  try {
    // A route without a page must answer as a whole: of `data()` the router forgets the status.
    return Response.json(await work());
  } catch (error) {
    const failure = failureOf(error, app.log, app.organization.id);
    // People without the role learn only that there is nothing here for them, as on a page.
    const hidden = failure.status === 403 && failure.code !== "emailUnproven";
    return failedCall(hidden ? { status: 404, code: "notFound", fields: [] } : failure, app.locale);
  }
}
