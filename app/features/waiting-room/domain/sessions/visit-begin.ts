import { admit } from "../rooms/room-check-in";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "../rooms/room-event";
import { newVisit, refusal } from "../rooms/room-members";
import { type RoomState, withVisit } from "../rooms/room-state";

/** Staff begin one visit, or a group session. */
export const begin = (state: RoomState, event: EventOf<"visit-begun" | "session-begun">): RoomStep =>
  event.type === "visit-begun" ? beginVisit(state, event) : beginSession(state, event);

/**
 * Staff begin a visit. Where its patient is here already they are called in; where not, the visit is made known as one
 * whose patient is let in as soon as they come, so that whoever comes first does not wait for the other in vain.
 */
function beginVisit(state: RoomState, event: EventOf<"visit-begun">): RoomStep {
  const { by, appointmentId, now } = event;
  if (state.visits.has(appointmentId)) {
    return admit(state, { type: "admitted", by, connectionId: null, chatRoomId: appointmentId, now });
  }
  if (by.kind !== "staff") return unchanged(state, [refusal("notAllowed")]);
  const visit = { ...newVisit(appointmentId, appointmentId, now), admittedAt: now };
  return { state: withVisit(state, visit), effects: [{ type: "store-visit", visit }, { type: "refresh" }] };
}

/**
 * Staff begin a group session: of its visits those whose patients have checked in are let in together, the others as
 * soon as they check in. Begun again, it lets in whoever was added meanwhile.
 */
function beginSession(state: RoomState, event: EventOf<"session-begun">): RoomStep {
  const { by, sessionId, visitIds, now } = event;
  if (by.kind !== "staff") return unchanged(state, [refusal("notAllowed")]);
  let next = state;
  const effects: RoomEffect[] = [];
  for (const id of visitIds) {
    const before = state.visits.get(id);
    if (before && (before.closed || (before.admittedAt !== null && before.sessionId === sessionId))) continue;
    const visit = { ...(before ?? newVisit(id, id, now)), sessionId, admittedAt: now };
    next = withVisit(next, visit);
    effects.push({ type: "store-visit", visit });
  }
  return effects.length === 0 ? unchanged(state) : { state: next, effects: [...effects, { type: "refresh" }] };
}
