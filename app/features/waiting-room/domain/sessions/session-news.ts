import { seatsOf } from "../video/room-calls";
import type { RoomEffect, RoomEvent, RoomStep } from "../rooms/room-event";
import { isLetIn } from "./room-group-sessions";
import { guestsOf, type RoomState } from "../rooms/room-state";

/** What can let a stay into its session. */
const LETS_IN: ReadonlySet<RoomEvent["type"]> = new Set<RoomEvent["type"]>([
  "checked-in",
  "admitted",
  "appointment-begun",
  "session-begun",
  "stay-arrived",
  "appointment-reopened",
]);

/**
 * After any step: those of a stay that was let into its group session get the session's chat and who is in its call.
 */
export function tellLetIn(before: RoomState, step: RoomStep, event: RoomEvent): RoomStep {
  if (!LETS_IN.has(event.type)) return step;
  const { state } = step;
  const effects = [...state.stays.values()].flatMap((stay): RoomEffect[] => {
    const { id, sessionId } = stay;
    const was = before.stays.get(id);
    if (sessionId === null || !isLetIn(stay) || (was?.sessionId === sessionId && isLetIn(was))) return [];
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
