import { ownPatientId, type PatientActor } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import {
  ownRoomRow,
  readRooms,
  readRoomsByIds,
  roomIdsOfPatientQuery,
  sharedRoomRow,
  type RoomRow,
} from "../../data/rooms/room-read.server";
import { readSharedRoomsOf, sharedRoomsQuery } from "../../data/shared-rooms/shared-rooms.server";
import { LINK_OUTLIVES_APPOINTMENT_MS } from "../../domain/sessions/appointment-presence";
import { roomsOfEmployeeSchema } from "../../schemas/video/room-calls";

/**
 * The open rooms that the actor may be in: for staff all of them, or a provider's own and the shared ones in which they
 * work; for a patient those in which their own open appointments wait.
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
  if (actor.kind === "patient") return roomsOfPatient(context, actor, employeeId);
  const [own, shared, theirs] = await Promise.all([
    readRooms(db, wanted),
    sharedRoomsQuery(db),
    wanted === undefined ? null : readSharedRoomsOf(db, wanted, now),
  ]);
  const open = shared.filter(({ id, enabled }) => enabled && (theirs === null || theirs.has(id)));
  return [...open.map(sharedRoomRow), ...own.map(ownRoomRow)];
}

/** Where the open appointments of a patient wait, or those of them with one provider. */
async function roomsOfPatient(
  { db, now }: RequestContext,
  actor: PatientActor,
  employeeId: string | undefined,
): Promise<RoomRow[]> {
  const waitsIn = await roomIdsOfPatientQuery(db, {
    patientId: actor.patientId,
    bookedByPatientId: actor.unproven ? ownPatientId(actor) : null,
    employeeId,
    endsAfter: now - LINK_OUTLIVES_APPOINTMENT_MS,
  });
  const ids = waitsIn.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [own, shared] = await Promise.all([readRoomsByIds(db, ids), sharedRoomsQuery(db)]);
  return [...shared.filter(({ id }) => ids.includes(id)).map(sharedRoomRow), ...own.map(ownRoomRow)];
}
