import type { RequestContext } from "~/platform/context.server";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import { parse } from "~/platform/http/parse.server";
import { roomOfAppointmentQuery } from "../../data/rooms/room-read.server";
import { keepChat, notesOf, sessionOf } from "../../support/chat/kept-chat.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** The actions after which an appointment has taken place; after any other that closes the room it has not. */
const TOOK_PLACE = new Set(["conclude", "complete"]);

/**
 * Tells an appointment's room that it is over: the patient's page closes kindly, and the transcript of its chat is
 * kept, with that of its group session's where it was the last one of it. Told twice it does nothing new.
 */
export async function closeAppointment(context: RequestContext, raw: unknown): Promise<void> {
  const { appointmentId, outcome: action } = parse(TOPICS["room.visitClosed"], raw);
  const outcome = TOOK_PLACE.has(action) ? "concluded" : "canceled";
  await authorize(context, "appointment.conclude");
  const [appointment] = await roomOfAppointmentQuery(context.db, appointmentId);
  if (!appointment) return;
  const room = roomObject(context, appointment.waitingRoomId);
  const { sessionId } = appointment;
  await room.appointmentClosed(appointmentId, outcome, sessionId);
  const about = { appointmentId, waitingRoomId: appointment.waitingRoomId, outcome };
  const companions = await room.companions(appointmentId);
  await keepChat(context, appointmentId, { ...about, companions, messages: await room.transcript(appointmentId) });
  // Apart from the transcript, which the patient may be given.
  await keepChat(context, notesOf(appointmentId), { ...about, messages: await room.notes(appointmentId) });
  // With the last appointment of a group session what its participants wrote to each other, once for all of them.
  const said = sessionId === null ? null : await room.sessionTranscript(sessionId);
  if (sessionId !== null && said)
    await keepChat(context, sessionOf(sessionId), {
      sessionId,
      waitingRoomId: appointment.waitingRoomId,
      messages: said,
    });
}
