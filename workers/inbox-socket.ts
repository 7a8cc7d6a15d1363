import { watchInbox } from "~/features/notifications/public.server";
import { failedCall } from "~/platform/answer.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/failure.server";

/** Whether a socket is meant for the inbox of whoever is signed in. */
export const isInboxPath = (pathname: string): boolean => pathname === "/realtime/userInbox";

/** Opens the socket of the user's own inbox. */
export async function openInboxSocket(app: RequestContext, request: Request): Promise<Response> {
  try {
    return await watchInbox(app, request);
  } catch (error) {
    return failedCall(failureOf(error, app.log, app.organization.id), app.locale);
  }
}
