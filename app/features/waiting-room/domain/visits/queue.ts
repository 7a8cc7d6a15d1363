import { VISIT_LAPSES_MS } from "../rooms/room-limits";
import { guestsOf, isPresent, type RoomState, type Visit } from "../rooms/room-state";

/** Whether everyone of a visit has been away for so long that its place is given up. */
export function hasLapsed(state: RoomState, visit: Visit, now: number): boolean {
  if (now - visit.lastSeenAt < VISIT_LAPSES_MS) return false;
  return !guestsOf(state, visit.id).some((guest) => isPresent(guest, now));
}

/** Whether a visit has checked in, is still open and has not lapsed; admitted ones count. */
export function isCheckedIn(state: RoomState, visit: Visit, now: number): boolean {
  return visit.arrival !== null && visit.closed === null && !hasLapsed(state, visit, now);
}

/** Visits that wait to be admitted, first come first. Being away for a while does not move anyone. */
export function waitingLine(state: RoomState, now: number): Visit[] {
  return [...state.visits.values()]
    .filter((visit) => visit.admittedAt === null && isCheckedIn(state, visit, now))
    .sort(byArrival);
}

/**
 * Place in the queue from 1; null for a visit that does not wait. In a room of several providers each has a queue of
 * their own: only who waits for the same one is ahead.
 */
export function placeOf(line: readonly Visit[], visitId: string): number | null {
  const own = line.find((visit) => visit.id === visitId);
  return own ? line.filter((visit) => waitsForSame(visit, own)).indexOf(own) + 1 : null;
}

const waitsForSame = (a: Visit, b: Visit): boolean =>
  a.providerId === null || b.providerId === null || a.providerId === b.providerId;

/** The number for the next one who checks in: a counter, since two may check in within one millisecond. */
export function nextArrival(state: RoomState): number {
  return Math.max(0, ...[...state.visits.values()].map((visit) => visit.arrival ?? 0)) + 1;
}

/** First come, first: one who came from another room has the time they waited there. */
export function byArrival(a: Visit, b: Visit): number {
  return (a.checkedInAt ?? 0) - (b.checkedInAt ?? 0) || (a.arrival ?? 0) - (b.arrival ?? 0);
}
