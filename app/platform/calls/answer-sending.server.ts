import { failedCall } from "./answer.server";
import type { RequestContext } from "../context.server";
import { failureOf } from "../http/failure.server";

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
    const hidden = failure.code === "forbidden";
    return failedCall(hidden ? { status: 404, code: "notFound", fields: [] } : failure, app.locale);
  }
}
