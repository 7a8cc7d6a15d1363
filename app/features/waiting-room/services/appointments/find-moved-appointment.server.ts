import { onlyBookedBy } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { cookieOf, ROOM_COOKIE } from "~/platform/http/cookies.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { linkQuery, readRoom, appointmentQuery, type AppointmentRow } from "../../data/rooms/room-read.server";
import { fitsRoom } from "../../domain/links/room-choice";
import { roomObject } from "../../support/rooms/room-object.server";

/**
 * The appointment that somebody who is no staff comes for: that of their link, else the one they name, if it is theirs.
 */
async function appointmentOf(
  { db, actor, now }: RequestContext,
  request: Request,
  named?: string,
): Promise<AppointmentRow | undefined> {
  const token = cookieOf(request, ROOM_COOKIE);
  const [link] = token ? await linkQuery(db, await sha256(token)) : [];
  if (link && link.revokedAt === null && link.expiresAt > now)
    return (await appointmentQuery(db, link.linkAppointmentId))[0];
  if (actor.kind !== "patient" || named === undefined) return undefined;
  const [appointment] = await appointmentQuery(db, named);
  const only = onlyBookedBy(actor);
  return appointment?.patientId === actor.patientId && (only === null || appointment.bookedByPatientId === only)
    ? appointment
    : undefined;
}

/**
 * The room to which the appointment of somebody went from this one: with them, or before they came, when a room that it
 * fits was opened or closed. Null where none did. For those whose page was away while it happened.
 */
export async function findMovedAppointment(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  appointmentId?: string,
): Promise<string | null> {
  const appointment = await appointmentOf(context, request, appointmentId);
  if (!appointment) return null;
  const room = await readRoom(context.db, waitingRoomId);
  if (!room) return null;
  const to = await roomObject(context, room.id).movedTo(appointment.appointmentId);
  const now = fitsRoom(room, appointment) && appointment.waitingRoomId !== room.id ? appointment.waitingRoomId : null;
  return to ?? now;
}
