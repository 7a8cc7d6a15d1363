import { ownPatientId } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { ownRoomRow, readRooms, sharedRoomRow, type RoomRow } from "../../data/rooms/room-read.server";
import { readSharedRoomsOf, sharedRoomsQuery } from "../../data/shared-rooms/shared-rooms.server";
import { roomsOfEmployeeSchema } from "../../schemas/video/room-calls";

/**
 * The open rooms that the actor may attend: all of them, or a provider's own and the shared ones in which they work.
 * @throws ForbiddenError
 */
export async function listRooms(context: RequestContext, raw: unknown = {}): Promise<RoomRow[]> {
  const { employeeId } = parse(roomsOfEmployeeSchema, raw);
  const { actor, db, now } = context;
  const all = actor.kind === "employee" && actor.authorities.has("room.list");
  const wanted = all ? employeeId : actor.kind === "employee" ? (employeeId ?? actor.employeeId) : undefined;
  await authorize(context, "room.list", {
    kind: "waiting-room",
    id: null,
    employeeId: wanted,
    ...(actor.kind === "patient" ? { patientId: actor.patientId, madeBy: ownPatientId(actor) } : {}),
  });
  const [own, shared, theirs] = await Promise.all([
    readRooms(db, wanted),
    sharedRoomsQuery(db),
    wanted === undefined ? null : readSharedRoomsOf(db, wanted, now),
  ]);
  const open = shared.filter(({ id, enabled }) => enabled && (theirs === null || theirs.has(id)));
  return [...open.map(sharedRoomRow), ...own.map(ownRoomRow)];
}
