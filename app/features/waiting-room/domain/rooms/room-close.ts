import { audienceOf, chatRoomIn } from "../chat/chat-room";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import { newStay } from "./room-members";
import { guestsOf, type RoomState, withMember, withStay } from "./room-state";

/**
 * A stay was concluded or canceled. Its chat closes, its place goes, and its guests are told and let go. A stay
 * nobody has come for yet is closed all the same, so that one who comes late learns it.
 */
export function closeStay(state: RoomState, event: EventOf<"appointment-closed">): RoomStep {
  const { appointmentId, outcome, sessionId = null, now } = event;
  const stay = state.stays.get(appointmentId) ?? { ...newStay(appointmentId, appointmentId, now), sessionId };
  if (stay.closed) return unchanged(state);
  const closed = { ...stay, closed: { outcome, at: now } };
  const effects: RoomEffect[] = [
    { type: "store-stay", stay: closed },
    {
      type: "tell-closed",
      chatRoomId: stay.id,
      appointmentId: stay.appointmentId,
      outcome,
      memberIds: audienceOf(state, stay.id),
    },
  ];
  let next = withStay(state, closed);
  for (const guest of guestsOf(state, stay.id)) {
    next = withMember(next, { ...guest, connections: [], pollUntil: null });
    effects.push({
      type: "disconnect",
      connectionIds: guest.connections,
      memberId: guest.memberId,
      reason: "appointmentClosed",
    });
  }
  return { state: next, effects: [...effects, ...sessionClosed(next, stay.sessionId), { type: "refresh" }] };
}

/** With the last stay of a group session its chat closes; by then only staff take part in it. */
function sessionClosed(state: RoomState, sessionId: string | null): RoomEffect[] {
  const closed = sessionId === null ? null : chatRoomIn(state, sessionId)?.closed;
  if (sessionId === null || !closed) return [];
  const { outcome } = closed;
  const memberIds = audienceOf(state, sessionId);
  return [{ type: "tell-closed", chatRoomId: sessionId, appointmentId: null, outcome, memberIds }];
}

/**
 * The close was undone: the chat opens again and the stay has the place it had; one that nobody has come for has none,
 * though it was called in. Staff get a new snapshot.
 */
export function reopenStay(state: RoomState, event: EventOf<"appointment-reopened">): RoomStep {
  const stay = state.stays.get(event.appointmentId);
  if (!stay?.closed) return unchanged(state);
  const place = guestsOf(state, stay.id).length > 0 ? {} : { arrival: null, checkedInAt: null, admittedAt: null };
  const reopened = { ...stay, ...place, closed: null, lastSeenAt: event.now };
  const staff = [...state.members.values()].filter((member) => member.kind === "staff");
  return {
    state: withStay(state, reopened),
    effects: [
      { type: "store-stay", stay: reopened },
      ...staff.flatMap((member) =>
        member.connections.map((connectionId): RoomEffect => ({ type: "welcome", connectionId })),
      ),
      { type: "refresh" },
    ],
  };
}
