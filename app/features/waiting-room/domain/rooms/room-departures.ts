import { isCompanion } from "../links/companions";
import { givesUpAt } from "../queue/queue";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import { guestsOf, isPresent, type Member, type RoomState, stayIdOf, withMember, withStay } from "./room-state";

/** A member chose to go: a guest gives up the place in the queue and takes a new one on return. */
export function leave(state: RoomState, event: EventOf<"left">): RoomStep {
  const member = state.members.get(event.memberId);
  if (!member) return unchanged(state);
  return depart(state, member, "left", event.now);
}

/**
 * A member's right to be here ended. A guest stays shut out; staff lose their connections and may come back with a
 * new ticket, which the Worker issues only to those who still may.
 */
export function revoke(state: RoomState, event: EventOf<"revoked">): RoomStep {
  const member = state.members.get(event.memberId);
  if (!member || member.revokedAt !== null) return unchanged(state);
  if (member.kind === "staff") return depart(state, member, "revoked", event.now);
  const revoked = { ...member, revokedAt: event.now };
  const step = depart(withMember(state, revoked), revoked, "revoked", event.now);
  return { state: step.state, effects: [{ type: "store-member", member: revoked }, ...step.effects] };
}

/** Staff send a guest out, who stays out of this stay. Only staff may, and only guests can be sent out. */
export function remove(state: RoomState, event: EventOf<"removed">): RoomStep {
  const { by, connectionId, memberId, now } = event;
  if (by.kind !== "staff" || state.members.get(memberId)?.kind !== "guest") {
    return unchanged(state, [{ type: "refuse", connectionId, code: "notAllowed", clientId: null }]);
  }
  return revoke(state, { type: "revoked", memberId, now });
}

/**
 * What a signed-in user had open ended: their connections go, whoever they are here. They may come back with a new
 * ticket, which the Worker issues only to those who still may.
 */
export function endUser(state: RoomState, event: EventOf<"user-ended">): RoomStep {
  const theirs = [...state.members.values()].filter(({ userId }) => userId === event.userId);
  return letGo(state, theirs, event.now);
}

/** The links into a stay were withdrawn: whoever came by one goes, and only a new link lets them back. */
export function endLinks(state: RoomState, event: EventOf<"links-withdrawn">): RoomStep {
  const byLink = guestsOf(state, event.stayId).filter(({ userId }) => userId === null);
  return letGo(state, byLink, event.now);
}

function letGo(state: RoomState, members: readonly Member[], now: number): RoomStep {
  return members
    .filter((member) => isPresent(member, now))
    .reduce<RoomStep>((step, member) => {
      const gone = depart(step.state, member, "userEnded", now);
      return { state: gone.state, effects: [...step.effects, ...gone.effects] };
    }, unchanged(state));
}

type Departure = "left" | "revoked" | "userEnded";

function depart(state: RoomState, member: Member, reason: Departure, now: number): RoomStep {
  const gone = { ...member, connections: [], pollUntil: null };
  const place = giveUpPlace(withMember(state, gone), member, reason, now);
  return {
    state: place.state,
    effects: [
      ...place.effects,
      { type: "disconnect", connectionIds: member.connections, memberId: member.memberId, reason },
      { type: "refresh" },
    ],
  };
}

/** Those in line of whom nobody has been here for a while no longer wait; who comes back soon has their place again. */
export function lapsePlaces(state: RoomState, now: number): RoomStep {
  const gone = [...state.stays.values()].filter((stay) => (givesUpAt(state, stay, now) ?? Infinity) <= now);
  if (gone.length === 0) return unchanged(state);
  const left = gone.map((stay) => ({ ...stay, arrival: null }));
  return {
    state: left.reduce(withStay, state),
    effects: [...left.map((stay) => ({ type: "store-stay", stay }) as const), { type: "refresh" }],
  };
}

/** The place goes with the last one of a stay, but a patient who is away for a moment does not lose it by a carer. */
function giveUpPlace(state: RoomState, member: Member, reason: Departure, now: number): RoomStep {
  const stayId = stayIdOf(member);
  const stay = stayId === null ? undefined : state.stays.get(stayId);
  if (!stay || stay.closed || stay.arrival === null) return unchanged(state);
  const others = guestsOf(state, stay.id).filter((guest) => guest.memberId !== member.memberId);
  const byCompanion = isCompanion(member.memberId);
  if (others.some((guest) => isPresent(guest, now) || (byCompanion && !isCompanion(guest.memberId))))
    return unchanged(state);
  // A group session goes on meanwhile: who comes back to it is let in again.
  const admittedAt = stay.sessionId === null ? null : stay.admittedAt;
  // Who chose to go and comes back stands behind those who were there then; who was sent out is not shown as gone.
  const checkedInAt = reason === "revoked" ? null : now;
  const released = { ...stay, arrival: null, checkedInAt, admittedAt, lastSeenAt: now };
  const effects: RoomEffect[] = [{ type: "store-stay", stay: released }];
  return { state: withStay(state, released), effects };
}
