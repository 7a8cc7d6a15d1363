import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { roomOfVisitQuery } from "../../data/rooms/room-read.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** Tells a visit's room that its cancellation was taken back: the patient may wait and write again. */
export async function reopenVisit(context: RequestContext, raw: unknown): Promise<void> {
  const { appointmentId } = parse(TOPICS["room.visitReopened"], raw);
  await authorize(context, "appointment.conclude");
  const [visit] = await roomOfVisitQuery(context.db, appointmentId);
  if (visit) await roomObject(context, visit.waitingRoomId).visitReopened(appointmentId);
}
