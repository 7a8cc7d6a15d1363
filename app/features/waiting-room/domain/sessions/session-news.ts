import { seatsOf } from "../video/room-calls";
import type { RoomEffect, RoomEvent, RoomStep } from "../rooms/room-event";
import { isLetIn } from "./room-sessions";
import { guestsOf, type RoomState } from "../rooms/room-state";

/** What can let a visit into its session. */
const LETS_IN: ReadonlySet<RoomEvent["type"]> = new Set<RoomEvent["type"]>([
  "checked-in",
  "admitted",
  "visit-begun",
  "session-begun",
  "visit-arrived",
  "visit-reopened",
]);

/** After any step: those of a visit that was let into its group session get the session's chat and who is in its call. */
export function tellLetIn(before: RoomState, step: RoomStep, event: RoomEvent): RoomStep {
  if (!LETS_IN.has(event.type)) return step;
  const { state } = step;
  const effects = [...state.visits.values()].flatMap((visit): RoomEffect[] => {
    const { id, sessionId } = visit;
    const was = before.visits.get(id);
    if (sessionId === null || !isLetIn(visit) || (was?.sessionId === sessionId && isLetIn(was))) return [];
    const guests = guestsOf(state, id);
    const connections = guests.flatMap((guest) => guest.connections);
    const memberIds = guests.map(({ memberId }) => memberId);
    return [
      ...connections.map((connectionId): RoomEffect => ({ type: "welcome", connectionId })),
      ...(seatsOf(state, sessionId).length > 0
        ? [{ type: "tell-call", chatRoomId: sessionId, left: null, memberIds } as const]
        : []),
    ];
  });
  return effects.length === 0 ? step : { state, effects: [...step.effects, ...effects] };
}
