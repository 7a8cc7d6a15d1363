import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { MAX_CALL_SEATS } from "../../domain/video/room-call-state";
import { DOLLARS_A_STREAMED_MINUTE, ENTRY_NEEDS_SECONDS } from "../../domain/sessions/session-rules";
import { sessionConfigSchema } from "../../schemas/video/video-calls";
import { enterRoom } from "../../services/rooms/enter-room.server";
import { findIceServers } from "../../services/video/find-ice-servers.server";
import { isOpenTo } from "../../services/rooms/issue-room-ticket.server";
import { reachVideoCall } from "../../services/sessions/reach-video-call.server";
import { sessionEntry } from "../sessions/video-call-entry.server";
import { TURN_SECONDS } from "../../adapters/turn-credentials.server";
import { hasVideoServer } from "./video-server-of.server";

/**
 * What a page needs to take part in a video session: the servers by which browsers find each other, with credentials
 * that run out, and the rules of the session.
 * @throws what enterRoom throws; ForbiddenError where the appointment is not open
 */
export async function sessionConfig(context: RequestContext, request: Request, raw: unknown) {
  const { waitingRoomId, appointmentId } = parse(sessionConfigSchema, raw);
  const entered = await enterRoom(context, request, waitingRoomId, appointmentId);
  if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
  const stayId = appointmentId ?? entered.appointment?.appointmentId;
  const entry = stayId === undefined ? null : sessionEntry(await reachVideoCall(context, request, stayId));
  return {
    status: true as const,
    videoSessionConfig: {
      provider: hasVideoServer(context.env) ? ("cloudflareRealtime" as const) : ("peerToPeer" as const),
      iceServers: await findIceServers(context, entered.identity.memberId),
      /** Epoch milliseconds. */
      expiresAt: context.now + TURN_SECONDS * 1_000,
      maxParticipants: MAX_CALL_SEATS,
      minimumRemainingTime: ENTRY_NEEDS_SECONDS,
      remainingTime: entry?.remainingSeconds ?? null,
      canEnter: entry?.canEnter ?? null,
      costPerStreamedMinute: DOLLARS_A_STREAMED_MINUTE,
    },
  };
}
