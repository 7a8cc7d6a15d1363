import type { RequestContext } from "~/platform/context.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** Something may be said in the old room while the new one takes all in; then it is done again. */
const MOST_ROUNDS = 5;

/** From which room to which, and the video group session that the appointment is in by now. */
interface Carrying {
  from: string;
  to: string;
  sessionId: string | null;
}

/**
 * Carries what a room holds of an appointment to another: people, place, messages, notes and how far they were read,
 * and with the first appointment of a group session the session's chat. The old room lets it go only when the new one
 * has everything; broken off, it is done again without a trace.
 * @throws Error where so much is said meanwhile that the new room does not catch up
 */
export async function carryStay(
  context: RequestContext,
  appointmentId: string,
  { from, to, sessionId }: Carrying,
): Promise<void> {
  if (from === to) return;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const leaving = await roomObject(context, from).leavingStay(appointmentId, sessionId);
    if (!leaving) return;
    await roomObject(context, to).arriveStay(leaving);
    const { stay: appointment, session } = leaving;
    const had = { lastSeq: appointment.lastSeq, notesSeq: appointment.notesSeq, session };
    if (await roomObject(context, from).releaseStay(appointmentId, to, had)) return;
  }
  throw new Error("people still write in the chat of the appointment");
}

/**
 * An appointment that is another provider's now goes to the room it belongs to, where its patient waits for that
 * provider.
 */
export async function handOver(
  context: RequestContext,
  appointmentId: string,
  { providerId, ...carrying }: Carrying & { providerId: string },
): Promise<void> {
  await carryStay(context, appointmentId, carrying);
  await roomObject(context, carrying.to).giveStay(appointmentId, providerId);
}
