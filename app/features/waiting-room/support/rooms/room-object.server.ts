import type { RequestContext } from "~/platform/context.server";
import { reachWaitingRoom, type WaitingRoomObject } from "../../services/rooms/reach-waiting-room.server";

/** The name of a room's object: one per room of one organization. */
export const objectNameOf = (context: RequestContext, waitingRoomId: string): string =>
  `${context.organization.id}:${waitingRoomId}`;

/** The Durable Object of a room, in the organization's jurisdiction. */
export function roomObject(context: RequestContext, waitingRoomId: string): WaitingRoomObject {
  const { jurisdiction } = context.organization;
  const namespace = context.env.WAITING_ROOM;
  const placed = jurisdiction === "eu" || jurisdiction === "fedramp" ? namespace.jurisdiction(jurisdiction) : namespace;
  return reachWaitingRoom(placed, context.organization.id, waitingRoomId);
}
