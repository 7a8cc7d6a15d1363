import { hasLapsed, nextArrival } from "../visits/queue";
import { type EventOf, type RefusalCode, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import { enrol, isShutOut, movedTo } from "./room-members";
import { type RoomState, visitIdOf, withMember, withVisit } from "./room-state";

/** A guest says 'I am here', with the name to be called by. Who has checked in keeps the place they have. */
export function checkIn(state: RoomState, event: EventOf<"checked-in">): RoomStep {
  const { identity, now } = event;
  const refuse = (code: RefusalCode) => unchanged(state, [refusalTo(event.connectionId, code)]);
  if (isShutOut(state, identity)) return refuse("revoked");
  const visitId = visitIdOf(identity);
  if (visitId === null) return refuse("notAllowed");
  if (movedTo(state, identity) !== undefined) return refuse("moved");
  const enrolled = enrol(state, identity, now);
  const member = enrolled.state.members.get(identity.memberId);
  const visit = enrolled.state.visits.get(visitId);
  if (!member || !visit) return refuse("notAllowed");
  if (visit.closed) return refuse("chatClosed");

  const effects: RoomEffect[] = [...enrolled.effects];
  let next = enrolled.state;
  if (event.name !== null && event.name !== member.givenName) {
    const named = { ...member, givenName: event.name };
    next = withMember(next, named);
    effects.push({ type: "store-member", member: named });
  }
  if (visit.arrival === null || hasLapsed(state, visit, now)) {
    // Whoever was called in before they came is let in at once; who comes back after half a day waits anew.
    const admittedAt = visit.arrival === null ? visit.admittedAt : null;
    const placed = { ...visit, arrival: nextArrival(next), checkedInAt: now, admittedAt, lastSeenAt: now };
    next = withVisit(next, placed);
    effects.push({ type: "store-visit", visit: placed });
  }
  return { state: next, effects: [...effects, { type: "refresh" }] };
}

/** Staff call a visit in: it leaves the line, everyone behind moves up. Only staff may. */
export function admit(state: RoomState, event: EventOf<"admitted">): RoomStep {
  const refuse = (code: RefusalCode) => unchanged(state, [refusalTo(event.connectionId, code)]);
  if (event.by.kind !== "staff") return refuse("notAllowed");
  const visit = state.visits.get(event.chatRoomId);
  if (!visit) return refuse("unknownChatRoom");
  if (visit.closed) return refuse("chatClosed");
  if (visit.admittedAt !== null) return unchanged(state);
  const admitted = {
    ...visit,
    arrival: visit.arrival ?? nextArrival(state),
    checkedInAt: visit.checkedInAt ?? event.now,
    admittedAt: event.now,
  };
  return {
    state: withVisit(state, admitted),
    effects: [{ type: "store-visit", visit: admitted }, { type: "refresh" }],
  };
}

function refusalTo(connectionId: string | null, code: RefusalCode): RoomEffect {
  return { type: "refuse", connectionId, code, clientId: null };
}
