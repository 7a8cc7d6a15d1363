import { inboxFrameText } from "~/features/notifications/realtime/protocol";
import { watchInbox } from "~/features/notifications/public.server";
import { failedCall } from "~/platform/calls/answer.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/http/failure.server";

/** Whether a socket is for the signed-in user's inbox. */
export const isInboxPath = (pathname: string): boolean => pathname === "/realtime/userInbox";

/** A socket that reports the end of the session and closes, so that the page does not try again. */
function endedSocket(): Response {
  const [client, server] = Object.values(new WebSocketPair());
  server?.accept();
  server?.send(inboxFrameText({ type: "ENDED" }));
  server?.close(4401, "ended");
  return new Response(null, { status: 101, webSocket: client });
}

/** Opens the socket of the user's own inbox. */
export async function openInboxSocket(app: RequestContext, request: Request): Promise<Response> {
  try {
    return await watchInbox(app, request);
  } catch (error) {
    const failure = failureOf(error, app.log, app.organization.id);
    return failure.status === 401 ? endedSocket() : failedCall(failure, app.locale);
  }
}
