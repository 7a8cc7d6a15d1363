import { onlyBookedBy } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { cookieOf, ROOM_COOKIE } from "~/platform/http/cookies.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { NotFoundError, NotSignedInError } from "~/platform/http/errors.server";
import {
  comingAppointmentQuery,
  linkQuery,
  type LinkRow,
  readRoom,
  appointmentQuery,
  type RoomRow,
  type AppointmentRow,
} from "../../data/rooms/room-read.server";
import { readSharedRoomsOf } from "../../data/shared-rooms/shared-rooms.server";
import type { RoomIdentity } from "../../domain/rooms/room-state";
import { companionOf } from "../../support/links/companion-cookie.server";

/** Someone who may be in a room, as the Worker established it. */
export interface Entered {
  /** On behalf of whoever entered: the signed-in person, or the holder of the link. */
  context: RequestContext;
  room: RoomRow;
  identity: RoomIdentity;
  /** What a guest came for; null for staff. */
  appointment: AppointmentRow | null;
  /** The link that a guest holds who is not signed in. */
  link?: LinkRow;
}

/** An appointment with this provider that ended longer ago than this is not what a signed-in patient comes for. */
const LONG_PAST_MS = 12 * 3_600_000;

/** Hexadecimal digits by which a room knows a participant of a group session. */
const SEAT_LENGTH = 32;

/**
 * Establishes who enters a room: its staff by their session, a patient by session or by the link they opened.
 * A patient who is signed in comes for the appointment that is named, else for the one that awaits them first.
 * @throws NotSignedInError where there is neither, NotFoundError for a room that is not theirs
 */
export async function enterRoom(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  appointmentId?: string,
): Promise<Entered> {
  const staff = context.actor.kind === "employee";
  if (staff) await authorize(context, "room.attend");
  const found = await readRoom(context.db, waitingRoomId);
  const room = found?.enabled ? found : undefined;
  const guest = room && !staff ? await enterByLink(context, request, room, appointmentId) : null;
  if (guest) return guest;
  // Whoever may enter no room at all learns the same of one that is here and of one that is not.
  if (!staff) await authorize(context, "room.enter");
  if (!room) throw new NotFoundError();
  return staff ? enterAsStaff(context, room) : enterAsPatient(context, room, appointmentId);
}

/**
 * A provider's own room is theirs; in a shared one those work who are of its branch or give its offering. Who helps
 * in everybody's rooms may enter each.
 */
async function enterAsStaff(context: RequestContext, room: RoomRow): Promise<Entered> {
  const { actor } = context;
  if (actor.kind !== "employee") throw new NotFoundError();
  const shared = room.employeeId === null;
  const worksThere = shared && (await readSharedRoomsOf(context.db, actor.employeeId, context.now)).has(room.id);
  const employeeId = worksThere ? actor.employeeId : room.employeeId;
  await authorize(context, "room.attend", { kind: "waiting-room", id: room.id, employeeId });
  const provides = actor.authorities.has("room.attend.own");
  const identity: RoomIdentity = {
    memberId: actor.employeeId,
    kind: "staff",
    displayName: actor.displayName,
    appointmentId: null,
    userId: actor.userId,
    providerId: shared && provides ? actor.employeeId : room.employeeId,
  };
  return { context, room, identity, appointment: null };
}

/**
 * The patient of an appointment, as the room knows them. The others of a group session learn the id by which the room
 * knows them, so that it says nothing of patient or appointment.
 */
export async function guestOf(appointment: AppointmentRow, userId: string | null): Promise<RoomIdentity> {
  const { appointmentId, patientId, sessionId } = appointment;
  const memberId =
    sessionId === null ? (patientId ?? appointmentId) : `seat-${(await sha256(appointmentId)).slice(0, SEAT_LENGTH)}`;
  return {
    memberId,
    kind: "guest",
    displayName: `${appointment.patientFirstName} ${appointment.patientLastName}`.trim(),
    appointmentId,
    userId,
    providerId: appointment.employeeId,
    sessionId,
    byVideo: appointment.type === "video",
  };
}

async function enterByLink(
  context: RequestContext,
  request: Request,
  room: RoomRow,
  appointmentId: string | undefined,
): Promise<Entered | null> {
  const token = cookieOf(request, ROOM_COOKIE);
  if (!token) return null;
  const linkHash = await sha256(token);
  const [link] = await linkQuery(context.db, linkHash);
  if (!link || link.revokedAt !== null || link.expiresAt <= context.now || link.waitingRoomId !== room.id) return null;
  // A patient who is signed in may have opened the link of one appointment, and come for another by its page.
  const isNamed = appointmentId === undefined || appointmentId === link.linkAppointmentId;
  if (context.actor.kind === "patient" && !isNamed) return null;
  const [appointment] = await appointmentQuery(context.db, link.linkAppointmentId);
  if (!appointment?.patientId) return null;
  const guest = withActor(context, {
    kind: "guest",
    waitingRoomId: room.id,
    appointmentId: appointment.appointmentId,
    patientId: appointment.patientId,
    linkHash,
  });
  await authorize(guest, "room.enter", { kind: "waiting-room", id: room.id, appointmentId: appointment.appointmentId });
  const companion = await companionOf(request, linkHash);
  return { context: guest, room, identity: { ...(await guestOf(appointment, null)), ...companion }, appointment, link };
}

async function enterAsPatient(context: RequestContext, room: RoomRow, appointmentId?: string): Promise<Entered> {
  const { actor } = context;
  if (actor.kind !== "patient") throw new NotSignedInError();
  const { db, now } = context;
  const whose = { patientId: actor.patientId, bookedByPatientId: onlyBookedBy(actor) };
  const coming = { roomId: room.id, ...whose, since: now - LONG_PAST_MS, now, appointmentId };
  const [appointment] = await comingAppointmentQuery(db, coming);
  if (!appointment) throw new NotFoundError();
  const { patientId, bookedByPatientId: madeBy } = appointment;
  await authorize(context, "room.enter", { kind: "waiting-room", id: room.id, patientId, madeBy });
  return { context, room, identity: await guestOf(appointment, actor.userId), appointment };
}
