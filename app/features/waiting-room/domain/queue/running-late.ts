import { type EventOf, type RoomStep, unchanged } from "../rooms/room-event";
import { LATENESS_LAPSES_MS } from "../rooms/room-limits";
import { type Lateness, type RoomIdentity, type RoomState, stayIdOf } from "../rooms/room-state";

/**
 * Staff say to those who wait that the doctor is late by some minutes; by none, that they are on time again. In a room
 * of several providers one speaks to those who wait for them, and who helps everybody to all.
 */
export function runLate(state: RoomState, event: EventOf<"ran-late">): RoomStep {
  const { by, connectionId, minutes, now } = event;
  if (by.kind !== "staff") {
    return unchanged(state, [{ type: "refuse", connectionId, code: "notAllowed", clientId: null }]);
  }
  const late: Lateness = { providerId: by.providerId ?? null, minutes, at: now };
  return {
    state: { ...state, late: new Map(state.late).set(late.providerId, late) },
    effects: [{ type: "store-late", late }, { type: "refresh" }],
  };
}

/** By how many minutes the doctor of a viewer is late now, as was said last; nothing where nobody said so lately. */
export function lateMinutes(state: RoomState, viewer: RoomIdentity, now: number): { lateMinutes?: number } {
  const stayId = stayIdOf(viewer);
  const providerId = (stayId === null ? viewer.providerId : state.stays.get(stayId)?.providerId) ?? null;
  const last = [...state.late.values()]
    .filter((late) => providerId === null || late.providerId === null || late.providerId === providerId)
    .reduce<Lateness | null>((latest, late) => (latest && latest.at >= late.at ? latest : late), null);
  return last && last.minutes > 0 && now - last.at < LATENESS_LAPSES_MS ? { lateMinutes: last.minutes } : {};
}
