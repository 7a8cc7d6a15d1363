import { failedCall } from "~/platform/calls/answer.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf, saidToPeople } from "~/platform/http/failure.server";

/**
 * Answers the program that sends a file: what was done, or why it was refused, in the reader's language. These addresses
 * have no page, and whoever asks them reads JSON.
 */
export async function answerSending(app: RequestContext, work: () => Promise<object>): Promise<Response> {
  try {
    // A route without a page must answer as a whole: of `data()` the router forgets the status.
    return Response.json(await work());
  } catch (error) {
    return failedCall(saidToPeople(failureOf(error, app.log, app.organization.id)), app.locale);
  }
}
