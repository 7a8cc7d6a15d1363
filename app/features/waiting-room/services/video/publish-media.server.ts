import { ConflictError } from "~/platform/http/errors.server";
import type { MediaAnswer } from "../../realtime/protocol-media";
import type { MediaAsk } from "../../schemas/video/media-asks";
import type { RoomIdentity } from "../../domain/rooms/room-state";
import type { WaitingRoomCalls } from "../../realtime/protocol-calls";
import type { VideoServer } from "../../adapters/video-server-port.server";

/** A member's place in a call, and the video server that is asked. */
export interface MediaPlace {
  room: WaitingRoomCalls;
  identity: RoomIdentity;
  server: VideoServer;
  chatRoomId: string;
  peerId: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Gives somebody's pictures and sound to the video server, in a session of their own, and tells the room so that the
 * others fetch them. Names are made here: nobody's name or id goes to the server.
 */
export async function publishMedia(
  { offer, lines }: Extract<MediaAsk, { kind: "publish" }>,
  { room, identity, server, chatRoomId, peerId, now }: MediaPlace,
): Promise<MediaAnswer> {
  const sessionId = await server.open();
  const tracks = lines.map(({ kind, mid }) => ({ kind, mid, name: `${kind}-${crypto.randomUUID()}` }));
  const description = await server.publish(sessionId, offer, tracks);
  const publication = {
    ...{ id: crypto.randomUUID(), chatRoomId, peerId, memberId: identity.memberId, sessionId, at: now },
    tracks: tracks.map(({ kind, name }) => ({ kind, name })),
  };
  const told = await room.publishMedia(identity, publication);
  if (!told.status) {
    // They left meanwhile: nothing of theirs stays there.
    await server.end(sessionId).catch(() => undefined);
    throw new ConflictError(told.errorCode);
  }
  return { status: true, description, tracks: [], missing: [] };
}
