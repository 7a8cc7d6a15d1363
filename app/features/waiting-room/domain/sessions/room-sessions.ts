import { type RoomIdentity, type RoomState, type Visit, visitIdOf } from "../rooms/room-state";

/** The visits of a group session that are in this room, those that are over among them. */
export const visitsOfSession = (state: RoomState, sessionId: string): Visit[] =>
  [...state.visits.values()].filter((visit) => visit.sessionId === sessionId);

/** How and when a session ended: with the last of its visits, as one that took place where any of them did. */
export function closedSession(visits: readonly Visit[]): Visit["closed"] {
  const ends = visits.flatMap(({ closed }) => closed ?? []);
  if (ends.length < visits.length) return null;
  const outcome = ends.some((end) => end.outcome === "concluded") ? "concluded" : "canceled";
  return { outcome, at: Math.max(...ends.map(({ at }) => at)) };
}

/** Whether the patient of a visit was called in, is here for it, and it is not over. */
export const isLetIn = ({ closed, arrival, admittedAt }: Visit): boolean =>
  closed === null && arrival !== null && admittedAt !== null;

/**
 * Whether a guest takes part in a group session: theirs, once their own visit is let in. The visit decides, as the room
 * has it now, and not the identity, which may be older.
 */
export function isInSession(
  state: RoomState,
  identity: Pick<RoomIdentity, "kind" | "memberId" | "appointmentId">,
  sessionId: string,
): boolean {
  const visitId = visitIdOf(identity);
  const visit = visitId === null ? undefined : state.visits.get(visitId);
  return visit !== undefined && visit.sessionId === sessionId && isLetIn(visit);
}
