import { type EventOf, type RoomStep, unchanged } from "./room-event";
import { LATENESS_LAPSES_MS } from "./room-limits";
import type { RoomState } from "./room-state";

/** Staff say to all who wait that the doctor is late by some minutes; by none, that they are on time again. */
export function runLate(state: RoomState, event: EventOf<"ran-late">): RoomStep {
  const { by, connectionId, minutes, now } = event;
  if (by.kind !== "staff") {
    return unchanged(state, [{ type: "refuse", connectionId, code: "notAllowed", clientId: null }]);
  }
  const late = minutes > 0 ? { minutes, at: now } : null;
  return { state: { ...state, late }, effects: [{ type: "store-late", late }, { type: "refresh" }] };
}

/** By how many minutes the doctor is late now; nothing where nobody said so lately. */
export function lateMinutes({ late }: RoomState, now: number): { lateMinutes?: number } {
  return late && now - late.at < LATENESS_LAPSES_MS ? { lateMinutes: late.minutes } : {};
}
