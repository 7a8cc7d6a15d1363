import { paths } from "~/paths";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readPlaceOfCall } from "../../data/appointments/appointment-room-read.server";

/** Whose video appointments lead the reader into their calls: a provider's own. */
export const callsOf = (context: RequestContext): string | null =>
  context.actor.kind === "employee" && verdictOf(context, "room.attend") === "allowed"
    ? context.actor.employeeId
    : null;

/**
 * Where a provider who has just started an appointment meets its patient: their own video appointment leads into its
 * call at once.
 * @returns null for every other appointment, and where no room is open for it
 */
export async function callToJoin(context: RequestContext, appointmentId: string): Promise<string | null> {
  const own = callsOf(context);
  if (own === null) return null;
  const place = await readPlaceOfCall(context.db, appointmentId);
  if (place?.type !== "video" || place.employeeId !== own || place.roomId === null) return null;
  return paths.waitingRoomVideo(place.roomId, appointmentId, { enter: "now" });
}
