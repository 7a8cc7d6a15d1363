import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { failedCall } from "~/platform/answer.server";
import { failureOf } from "~/platform/failure.server";

/** Opens the socket of a room, once the Worker has seen that this actor may enter it. */
export async function openRoomSocket(app: RequestContext, _request: Request, _url: URL): Promise<Response> {
  return failedCall(failureOf(new NotFoundError(), app.log, app.organization.id), app.locale);
}
