import { type RoomIdentity, type RoomState, type Stay, stayIdOf } from "../rooms/room-state";

/** The stays of a group session that are in this room, those that are over among them. */
export const staysOfSession = (state: RoomState, sessionId: string): Stay[] =>
  [...state.stays.values()].filter((stay) => stay.sessionId === sessionId);

/** How and when a session ended: with the last of its stays, as one that took place where any of them did. */
export function closedSession(stays: readonly Stay[]): Stay["closed"] {
  const ends = stays.flatMap(({ closed }) => closed ?? []);
  if (ends.length < stays.length) return null;
  const outcome = ends.some((end) => end.outcome === "concluded") ? "concluded" : "canceled";
  return { outcome, at: Math.max(...ends.map(({ at }) => at)) };
}

/** Whether the patient of a stay was called in, is here for it, and it is not over. */
export const isLetIn = ({ closed, arrival, admittedAt }: Stay): boolean =>
  closed === null && arrival !== null && admittedAt !== null;

/**
 * Whether a guest takes part in a group session: theirs, once their own stay is let in. The stay decides, as the room
 * has it now, and not the identity, which may be older.
 */
export function isInSession(
  state: RoomState,
  identity: Pick<RoomIdentity, "kind" | "memberId" | "appointmentId">,
  sessionId: string,
): boolean {
  const stayId = stayIdOf(identity);
  const stay = stayId === null ? undefined : state.stays.get(stayId);
  return stay !== undefined && stay.sessionId === sessionId && isLetIn(stay);
}
