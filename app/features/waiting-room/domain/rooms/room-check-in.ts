import { hasLapsed, hasLeft, nextArrival } from "../queue/queue";
import { type EventOf, type RefusalCode, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import { enrol, isShutOut, movedTo } from "./room-members";
import { type RoomState, stayIdOf, withMember, withStay } from "./room-state";

/** A guest says 'I am here', with the name to be called by. Who has checked in keeps the place they have. */
export function checkIn(state: RoomState, event: EventOf<"checked-in">): RoomStep {
  const { identity, now } = event;
  const refuse = (code: RefusalCode) => unchanged(state, [refusalTo(event.connectionId, code)]);
  if (isShutOut(state, identity)) return refuse("revoked");
  const stayId = stayIdOf(identity);
  if (stayId === null) return refuse("notAllowed");
  if (movedTo(state, identity) !== undefined) return refuse("moved");
  const enrolled = enrol(state, identity, now);
  const member = enrolled.state.members.get(identity.memberId);
  const stay = enrolled.state.stays.get(stayId);
  if (!member || !stay) return refuse("notAllowed");
  if (stay.closed) return refuse("chatClosed");

  const effects: RoomEffect[] = [...enrolled.effects];
  let next = enrolled.state;
  if (event.name !== null && event.name !== member.givenName) {
    const named = { ...member, givenName: event.name };
    next = withMember(next, named);
    effects.push({ type: "store-member", member: named });
  }
  if (stay.arrival === null || hasLapsed(state, stay, now)) {
    // Whoever was called in before they came is let in at once; who comes back after half a day waits anew.
    const admittedAt = stay.arrival === null ? stay.admittedAt : null;
    const checkedInAt = hasLeft(state, stay, now) ? stay.checkedInAt : now;
    const placed = { ...stay, arrival: nextArrival(next), checkedInAt, admittedAt, lastSeenAt: now };
    next = withStay(next, placed);
    effects.push({ type: "store-stay", stay: placed });
  }
  return { state: next, effects: [...effects, { type: "refresh" }] };
}

/** Staff call a stay in: it leaves the line, everyone behind moves up. Only staff may. */
export function admit(state: RoomState, event: EventOf<"admitted">): RoomStep {
  const refuse = (code: RefusalCode) => unchanged(state, [refusalTo(event.connectionId, code)]);
  if (event.by.kind !== "staff") return refuse("notAllowed");
  const stay = state.stays.get(event.chatRoomId);
  if (!stay) return refuse("unknownChatRoom");
  if (stay.closed) return refuse("chatClosed");
  if (stay.admittedAt !== null) return unchanged(state);
  const admitted = {
    ...stay,
    arrival: stay.arrival ?? nextArrival(state),
    checkedInAt: stay.checkedInAt ?? event.now,
    admittedAt: event.now,
  };
  return {
    state: withStay(state, admitted),
    effects: [{ type: "store-stay", stay: admitted }, { type: "refresh" }],
  };
}

function refusalTo(connectionId: string | null, code: RefusalCode): RoomEffect {
  return { type: "refuse", connectionId, code, clientId: null };
}
