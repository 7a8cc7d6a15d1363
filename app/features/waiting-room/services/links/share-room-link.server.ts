import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { paths } from "~/paths";
import { roomOfAppointmentQuery } from "../../data/rooms/room-read.server";
import { createRoomLink } from "./create-room-link.server";

/**
 * Sees that an appointment's doctor, or whoever helps in everyone's rooms, may let its patient in.
 * @throws NotFoundError for an unknown appointment, or a provider without a room
 */
export async function requireShareable(context: RequestContext, appointmentId: string): Promise<void> {
  await authorize(context, "room.attend");
  const [room] = await roomOfAppointmentQuery(context.db, appointmentId);
  if (!room) throw new NotFoundError();
  const { employeeId, patientId } = room;
  await authorize(context, "room.attend", {
    kind: "appointment",
    id: appointmentId,
    appointmentId,
    employeeId,
    patientId,
  });
}

/** Makes a link into the waiting room for staff to hand to the appointment's patient: its whole address, told once. */
export async function shareRoomLink(context: RequestContext, appointmentId: string): Promise<{ address: string }> {
  await requireShareable(context, appointmentId);
  return { address: `${context.origin}${paths.roomLink(await createRoomLink(context, appointmentId))}` };
}
