import { AWAY_MS, STAY_LAPSES_MS } from "../rooms/room-limits";
import { guestsOf, isPresent, type RoomState, type Stay } from "../rooms/room-state";

/** Whether everyone of a stay has been away for so long that its place is given up. */
export function hasLapsed(state: RoomState, stay: Stay, now: number): boolean {
  if (now - stay.lastSeenAt < STAY_LAPSES_MS) return false;
  return !guestsOf(state, stay.id).some((guest) => isPresent(guest, now));
}

/** Whether a stay has checked in, is still open and has not lapsed; admitted ones count. */
export function isCheckedIn(state: RoomState, stay: Stay, now: number): boolean {
  return stay.arrival !== null && stay.closed === null && !hasLapsed(state, stay, now);
}

/**
 * Whether somebody who was in line gave up their place, by leaving or by being away. `checkedInAt` is then the time by
 * which they are placed when they come back.
 */
export function hasLeft(state: RoomState, stay: Stay, now: number): boolean {
  return stay.arrival === null && stay.checkedInAt !== null && stay.closed === null && !hasLapsed(state, stay, now);
}

/**
 * When a stay that waits gives up its place (UTC ms); null while somebody of it is here. Only a line that was seen to
 * end says that somebody went: who checked in by a form alone never had one, and at the clinic a phone may sleep.
 */
export function givesUpAt(state: RoomState, stay: Stay, now: number): number | null {
  const { byVideo, arrival, admittedAt, checkedInAt, closed, lastSeenAt } = stay;
  if (!byVideo || arrival === null || admittedAt !== null || closed !== null) return null;
  if (lastSeenAt <= (checkedInAt ?? 0)) return null;
  return guestsOf(state, stay.id).some((guest) => isPresent(guest, now)) ? null : lastSeenAt + AWAY_MS;
}

/** Stays that wait to be admitted, first come first. Being away for a while does not move anyone. */
export function waitingLine(state: RoomState, now: number): Stay[] {
  return [...state.stays.values()]
    .filter((stay) => stay.admittedAt === null && isCheckedIn(state, stay, now))
    .sort(byArrival);
}

/**
 * Place in the queue from 1; null for a stay that does not wait. In a room of several providers each has a queue of
 * their own: only who waits for the same one is ahead.
 */
export function placeOf(line: readonly Stay[], stayId: string): number | null {
  const own = line.find((stay) => stay.id === stayId);
  return own ? line.filter((stay) => waitsForSame(stay, own)).indexOf(own) + 1 : null;
}

const waitsForSame = (a: Stay, b: Stay): boolean =>
  a.providerId === null || b.providerId === null || a.providerId === b.providerId;

/** The number for the next one who checks in: a counter, since two may check in within one millisecond. */
export function nextArrival(state: RoomState): number {
  return Math.max(0, ...[...state.stays.values()].map((stay) => stay.arrival ?? 0)) + 1;
}

/** First come, first: one who came from another room has the time they waited there. */
export function byArrival(a: Stay, b: Stay): number {
  return (a.checkedInAt ?? 0) - (b.checkedInAt ?? 0) || (a.arrival ?? 0) - (b.arrival ?? 0);
}
