import { audienceOf, chatRoomIn } from "../chat/chat-room";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import { newVisit } from "./room-members";
import { guestsOf, type RoomState, withMember, withVisit } from "./room-state";

/**
 * A visit was concluded or canceled. Its chat closes, its place goes, and its guests are told and let go. A visit
 * nobody has come for yet is closed all the same, so that one who comes late learns it.
 */
export function closeVisit(state: RoomState, event: EventOf<"visit-closed">): RoomStep {
  const { appointmentId, outcome, sessionId = null, now } = event;
  const visit = state.visits.get(appointmentId) ?? { ...newVisit(appointmentId, appointmentId, now), sessionId };
  if (visit.closed) return unchanged(state);
  const closed = { ...visit, closed: { outcome, at: now } };
  const effects: RoomEffect[] = [
    { type: "store-visit", visit: closed },
    {
      type: "tell-closed",
      chatRoomId: visit.id,
      appointmentId: visit.appointmentId,
      outcome,
      memberIds: audienceOf(state, visit.id),
    },
  ];
  let next = withVisit(state, closed);
  for (const guest of guestsOf(state, visit.id)) {
    next = withMember(next, { ...guest, connections: [], pollUntil: null });
    effects.push({
      type: "disconnect",
      connectionIds: guest.connections,
      memberId: guest.memberId,
      reason: "visitClosed",
    });
  }
  return { state: next, effects: [...effects, ...sessionClosed(next, visit.sessionId), { type: "refresh" }] };
}

/** With the last visit of a group session its chat closes; by then only staff take part in it. */
function sessionClosed(state: RoomState, sessionId: string | null): RoomEffect[] {
  const closed = sessionId === null ? null : chatRoomIn(state, sessionId)?.closed;
  if (sessionId === null || !closed) return [];
  const { outcome } = closed;
  const memberIds = audienceOf(state, sessionId);
  return [{ type: "tell-closed", chatRoomId: sessionId, appointmentId: null, outcome, memberIds }];
}

/** The close was undone: the chat opens again and the visit has the place it had. Staff get a new snapshot. */
export function reopenVisit(state: RoomState, event: EventOf<"visit-reopened">): RoomStep {
  const visit = state.visits.get(event.appointmentId);
  if (!visit?.closed) return unchanged(state);
  const reopened = { ...visit, closed: null, lastSeenAt: event.now };
  const staff = [...state.members.values()].filter((member) => member.kind === "staff");
  return {
    state: withVisit(state, reopened),
    effects: [
      { type: "store-visit", visit: reopened },
      ...staff.flatMap((member) =>
        member.connections.map((connectionId): RoomEffect => ({ type: "welcome", connectionId })),
      ),
      { type: "refresh" },
    ],
  };
}
