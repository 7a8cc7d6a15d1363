import { admit } from "../rooms/room-check-in";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "../rooms/room-event";
import { newStay, refusal } from "../rooms/room-members";
import { guestsOf, type RoomState, withStay } from "../rooms/room-state";

/** Staff begin one stay, or a group session. */
export const begin = (state: RoomState, event: EventOf<"appointment-begun" | "session-begun">): RoomStep =>
  event.type === "appointment-begun" ? beginStay(state, event) : beginSession(state, event);

/**
 * Staff begin a stay. Where its patient is here already they are called in; where not, the stay is made known as one
 * whose patient is let in as soon as they come, so that whoever comes first does not wait for the other in vain.
 */
function beginStay(state: RoomState, event: EventOf<"appointment-begun">): RoomStep {
  const { by, appointmentId, now } = event;
  const before = state.stays.get(appointmentId);
  if (before && (before.closed || before.admittedAt !== null || guestsOf(state, before.id).length > 0)) {
    return admit(state, { type: "admitted", by, connectionId: null, chatRoomId: appointmentId, now });
  }
  if (by.kind !== "staff") return unchanged(state, [refusal("notAllowed")]);
  const stay = { ...(before ?? newStay(appointmentId, appointmentId, now)), admittedAt: now };
  return { state: withStay(state, stay), effects: [{ type: "store-stay", stay }, { type: "refresh" }] };
}

/**
 * Staff begin a group session: of its stays those whose patients have checked in are let in together, the others as
 * soon as they check in. Begun again, it lets in whoever was added meanwhile.
 */
function beginSession(state: RoomState, event: EventOf<"session-begun">): RoomStep {
  const { by, sessionId, stayIds, now } = event;
  if (by.kind !== "staff") return unchanged(state, [refusal("notAllowed")]);
  let next = state;
  const effects: RoomEffect[] = [];
  for (const id of stayIds) {
    const before = state.stays.get(id);
    if (before && (before.closed || (before.admittedAt !== null && before.sessionId === sessionId))) continue;
    const stay = { ...(before ?? newStay(id, id, now)), sessionId, admittedAt: now };
    next = withStay(next, stay);
    effects.push({ type: "store-stay", stay });
  }
  return effects.length === 0 ? unchanged(state) : { state: next, effects: [...effects, { type: "refresh" }] };
}
