import type { RequestContext } from "~/platform/context.server";
import { ConflictError, RateLimitedError, UpstreamError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { RoomIdentity } from "../../domain/rooms/room-state";
import type { WaitingRoomCalls } from "../../realtime/protocol-calls";
import type { MediaAnswer } from "../../realtime/protocol-media";
import { type MediaAsk, mediaCallSchema } from "../../schemas/video/media-asks";
import { actInRoom } from "../rooms/act-in-room.server";
import { type MediaPlace, publishMedia } from "./publish-media.server";
import { subscribeMedia } from "./subscribe-media.server";
import { VideoServerFailed, type VideoServer } from "../../adapters/video-server-port.server";
import { videoServerOf } from "../../support/video/video-server-of.server";

const done: MediaAnswer = { status: true, description: null, tracks: [], missing: [] };

/**
 * Talks to the video server for a page that is in a call: the page never learns the server's token nor anybody's session
 * there. Only for who has a place in the call, and of others only what was given to the same call.
 * @throws what actInRoom throws; ConflictError `videoServerOff` where there is none, `notInCall`, `notPublished`;
 * RateLimitedError; UpstreamError `videoServerUnreachable`
 */
export async function exchangeMedia(
  context: RequestContext,
  request: Request,
  raw: unknown,
  server: VideoServer | null = videoServerOf(context.env),
): Promise<MediaAnswer> {
  const { waitingRoomId, appointmentId, chatRoomId, peerId, ask } = parse(mediaCallSchema, raw);
  const { now } = context;
  const exchange = async (room: WaitingRoomCalls, identity: RoomIdentity) => {
    if (!server) throw new ConflictError("videoServerOff");
    return answerTo(ask, { room, identity, server, chatRoomId, peerId, now });
  };
  try {
    return await actInRoom(context, request, waitingRoomId, exchange, appointmentId);
  } catch (error) {
    if (!(error instanceof VideoServerFailed)) throw error;
    context.log.error("videoServer", { reason: error.message, organizationId: context.organization.id });
    throw new UpstreamError("videoServerUnreachable");
  }
}

async function answerTo(ask: MediaAsk, place: MediaPlace): Promise<MediaAnswer> {
  const { room, identity, server, chatRoomId, peerId } = place;
  const reached = await room.reachMedia(identity, chatRoomId, peerId);
  if (!reached.status) {
    throw reached.errorCode === "rateLimited" ? new RateLimitedError(1) : new ConflictError(reached.errorCode);
  }
  if (ask.kind === "publish") return publishMedia(ask, place);
  const sessionId = reached.own?.sessionId;
  if (!sessionId) throw new ConflictError("notPublished");
  if (ask.kind === "subscribe") return subscribeMedia(ask.publications, server, sessionId, reached.others);
  if (ask.kind === "answer") await server.answer(sessionId, ask.answer);
  else await server.close(sessionId, ask.mids);
  return done;
}
