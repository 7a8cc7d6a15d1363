import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { TicketAnswer } from "../../realtime/protocol-calls";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import { enterRoom, type Entered } from "./enter-room.server";
import { findMovedAppointment } from "../appointments/find-moved-appointment.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** A guest whose appointment is over, not confirmed or far off has nothing to do in the room's chat. */
export function isOpenTo({ appointment, context }: Entered): boolean {
  return appointment === null || appointmentPresence(appointment, context.now).kind === "open";
}

/** A ticket for one connection of whoever entered. It takes no place: that is the check-in's. */
export function ticketFor({ context, room, identity }: Entered): Promise<TicketAnswer> {
  return roomObject(context, room.id).issueTicket(identity, context.now);
}

/**
 * Enters anew and gives a ticket, for a connection that comes back: to the appointment that it was for, where it is
 * named. Where that appointment moved to another room meanwhile, the answer says to which.
 * @throws what enterRoom throws; ForbiddenError where the appointment is not open
 */
export async function issueRoomTicket(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  appointmentId?: string,
): Promise<TicketAnswer> {
  try {
    const entered = await enterRoom(context, request, waitingRoomId, appointmentId);
    if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
    return await ticketFor(entered);
  } catch (error) {
    const to = await findMovedAppointment(context, request, waitingRoomId, appointmentId);
    if (to === null) throw error;
    return { status: false, errorCode: "moved", waitingRoomId: to };
  }
}
