import type { RequestContext } from "~/platform/context.server";
import { roomObject } from "./room-object.server";

/** Something may be said in the old room while the new one takes all in; then it is done again. */
const MOST_ROUNDS = 5;

/**
 * Carries what a room holds of a visit to another: people, place, messages, notes and how far they were read. The old
 * room lets it go only when the new one has everything; broken off, it is done again without a trace.
 * @throws Error where so much is said meanwhile that the new room does not catch up
 */
export async function carryVisit(
  context: RequestContext,
  appointmentId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const leaving = await roomObject(context, from).leavingVisit(appointmentId);
    if (!leaving) return;
    await roomObject(context, to).arriveVisit(leaving);
    const { lastSeq, notesSeq } = leaving.visit;
    if (await roomObject(context, from).releaseVisit(appointmentId, to, { lastSeq, notesSeq })) return;
  }
  throw new Error("the visit is still being spoken in");
}

/** A visit that is another provider's now goes to the room it belongs to, where its patient waits for that provider. */
export async function handOver(
  context: RequestContext,
  appointmentId: string,
  { from, to, providerId }: { from: string; to: string; providerId: string },
): Promise<void> {
  await carryVisit(context, appointmentId, { from, to });
  await roomObject(context, to).giveVisit(appointmentId, providerId);
}
