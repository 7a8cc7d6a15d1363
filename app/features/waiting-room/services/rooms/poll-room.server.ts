import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { RoomIdentity } from "../../domain/rooms/room-state";
import { decodeCursor, encodeCursor, type PollAnswer, type WaitingRoomCalls } from "../../realtime/protocol-calls";
import { roomPollSchema } from "../../schemas/video/room-calls";
import { actInRoom } from "./act-in-room.server";

/**
 * What happened in a room after a cursor, waiting a while where nothing has. A broken cursor means from the start.
 * Staff who are told anything leave a line in the audit, a poll that brings nothing none.
 */
export async function pollRoom(context: RequestContext, request: Request, raw: unknown): Promise<PollAnswer> {
  const { waitingRoomId, appointmentId, cursor, wait } = parse(roomPollSchema, raw);
  const known = decodeCursor(cursor ?? null);
  const poll = (room: WaitingRoomCalls, identity: RoomIdentity) =>
    room.poll(identity, known && encodeCursor(known), wait);
  const answer = await actInRoom(context, request, waitingRoomId, poll, appointmentId);
  if (answer.status && answer.frames.length > 0)
    await auditRead(context, { action: "room.poll", subjectKind: "waiting-room", subjectId: waitingRoomId });
  return answer;
}
