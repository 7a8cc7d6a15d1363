import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { roomOfAppointmentQuery } from "../../data/rooms/room-read.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** Tells an appointment's room that its cancellation was taken back: the patient may wait and write again. */
export async function reopenAppointment(context: RequestContext, raw: unknown): Promise<void> {
  const { appointmentId } = parse(TOPICS["room.visitReopened"], raw);
  await authorize(context, "appointment.conclude");
  const [appointment] = await roomOfAppointmentQuery(context.db, appointmentId);
  if (appointment) await roomObject(context, appointment.waitingRoomId).appointmentReopened(appointmentId);
}
