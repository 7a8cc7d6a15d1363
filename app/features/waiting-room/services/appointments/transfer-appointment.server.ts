import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readRooms, roomOfAppointmentQuery } from "../../data/rooms/room-read.server";
import { handOver } from "./carry-stay.server";

/**
 * An appointment was given to another provider: whoever waits for it goes over to the room that it belongs to now. Told
 * twice it does nothing new.
 */
export async function transferAppointment(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "outbox.deliver");
  const { appointmentId, fromEmployeeId } = parse(TOPICS["room.visitMoved"], raw);
  const [now] = await roomOfAppointmentQuery(context.db, appointmentId);
  const [before] = await readRooms(context.db, fromEmployeeId);
  if (!now) return;
  const { waitingRoomId: to, employeeId: providerId, sessionId } = now;
  await handOver(context, appointmentId, { from: before?.id ?? to, to, providerId, sessionId });
}
