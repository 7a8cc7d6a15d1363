import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readAppointments } from "../../data/rooms/room-read.server";
import { readRoomsAround, sharedRoomsQuery } from "../../data/shared-rooms/shared-rooms.server";
import { carryStay } from "../appointments/carry-stay.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** Rooms that are asked at one moment. */
const AT_ONCE = 10;

/** Leads the appointments that are in a room and do not belong to it to the room they belong to. */
async function settleRoom(context: RequestContext, roomId: string): Promise<void> {
  const ids = await roomObject(context, roomId).openStays();
  if (ids.length === 0) return;
  for (const { appointmentId, waitingRoomId: to, sessionId } of await readAppointments(context.db, ids)) {
    if (to !== null) await carryStay(context, appointmentId, { from: roomId, to, sessionId });
  }
}

/**
 * A shared room was made, changed, opened or closed: whoever waits where they do not belong any more goes over, with
 * the chat and the time waited. Told twice it does nothing new.
 */
export async function settleRooms(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "outbox.deliver");
  const { sharedRoomId } = parse(TOPICS["room.shared"], raw);
  const [shared] = await sharedRoomsQuery(context.db, sharedRoomId);
  if (!shared) return;
  const rooms = await readRoomsAround(context.db, shared, context.now);
  for (let at = 0; at < rooms.length; at += AT_ONCE)
    await Promise.all(rooms.slice(at, at + AT_ONCE).map((id) => settleRoom(context, id)));
}
