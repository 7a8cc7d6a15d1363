import { enterRoom, isOpenTo, openerOf, roomObject } from "~/features/waiting-room/public.server";
import { upgradeFor } from "~/features/waiting-room/realtime/protocol-upgrade";
import { failedCall } from "~/platform/calls/answer.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { failureOf } from "~/platform/http/failure.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";

/** Opens the socket of a room, after checking that this actor may enter it. The ticket then says who comes. */
export async function openRoomSocket(app: RequestContext, request: Request, url: URL): Promise<Response> {
  try {
    const waitingRoomId = /^\/realtime\/waitingRoom\/([\w-]{1,80})$/.exec(url.pathname)?.[1];
    if (!waitingRoomId) throw new NotFoundError();
    const appointment = url.searchParams.get("appointmentId")?.slice(0, 80);
    const entered = await enterRoom(app, request, waitingRoomId, appointment);
    if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
    const opener = openerOf(entered, addressOf(request));
    // Staff may reconnect as often as they need; a guest as often as a bad connection requires.
    if (opener.kind === "guest") await limitRate(app, "LINK_LIMIT", `socket:${opener.who}`);
    return await roomObject(app, entered.room.id).fetch(upgradeFor(opener));
  } catch (error) {
    return failedCall(failureOf(error, app.log, app.organization.id), app.locale);
  }
}
