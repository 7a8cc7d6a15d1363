import { isUnwelcome } from "../links/companions";
import { lapsePlaces } from "./room-departures";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import { MAX_CONNECTIONS_PER_MEMBER } from "./room-limits";
import {
  type Member,
  type RoomIdentity,
  type RoomState,
  type Stay,
  stayIdOf,
  withMember,
  withStay,
} from "./room-state";

/** Makes sure that a member, and a guest's stay, are known; who is in the list already is not added again. */
export function enrol(state: RoomState, identity: RoomIdentity, now: number): RoomStep {
  const known = state.members.get(identity.memberId);
  const member: Member = known
    ? { ...known, ...identity, revokedAt: isShutOut(state, identity) ? known.revokedAt : null }
    : { ...identity, givenName: null, connections: [], pollUntil: null, revokedAt: null };
  const effects: RoomEffect[] = sameRecord(known, member) ? [] : [{ type: "store-member", member }];
  let next = withMember(state, member);
  const stayId = stayIdOf(identity);
  const before = stayId === null ? undefined : next.stays.get(stayId);
  if (stayId !== null) {
    const stay = stayFor(before ?? newStay(stayId, identity.appointmentId, now), identity);
    if (stay !== before) {
      next = withStay(next, stay);
      effects.push({ type: "store-stay", stay });
    }
  }
  return { state: next, effects };
}

/** A stay as far as whoever comes for it tells something new of it. */
function stayFor(known: Stay, identity: RoomIdentity): Stay {
  const { providerId = null, sessionId = known.sessionId, byVideo = known.byVideo } = identity;
  const stay = byVideo === known.byVideo ? known : { ...known, byVideo };
  // Whose stay it is changes by being given away alone: an identity may be older than that.
  const given = stay.providerId === null && providerId !== null ? { ...stay, providerId } : stay;
  // Who was let into one session was not let into another.
  return sessionId === given.sessionId ? given : { ...given, sessionId, admittedAt: null };
}

/** A stay nobody has checked in for. */
export function newStay(id: string, appointmentId: string | null, now: number): Stay {
  return {
    id,
    appointmentId,
    providerId: null,
    sessionId: null,
    byVideo: false,
    arrival: null,
    checkedInAt: null,
    admittedAt: null,
    lastSeenAt: now,
    closed: null,
    lastSeq: 0,
    notesSeq: 0,
  };
}

/** A connection said who it is. A guest of a closed stay is told so and let go, one who was shut out just let go. */
export function openConnection(state: RoomState, event: EventOf<"connection-opened">): RoomStep {
  const { connectionId, identity, now } = event;
  const memberId = identity.memberId;
  if (isShutOut(state, identity)) {
    return unchanged(state, [{ type: "disconnect", connectionIds: [connectionId], memberId, reason: "revoked" }]);
  }
  const to = movedTo(state, identity);
  if (to !== undefined) {
    const connectionIds = [connectionId];
    return unchanged(state, [
      { type: "tell-moved", connectionIds, to },
      { type: "disconnect", connectionIds, memberId, reason: "moved" },
    ]);
  }
  const enrolled = enrol(state, identity, now);
  const stay = closedStayOf(enrolled.state, identity);
  if (stay?.closed) {
    return unchanged(enrolled.state, [
      ...enrolled.effects,
      { type: "welcome", connectionId },
      { type: "disconnect", connectionIds: [connectionId], memberId, reason: "appointmentClosed" },
    ]);
  }
  const member = enrolled.state.members.get(memberId);
  if (!member) return unchanged(state);
  const open = [...member.connections.filter((id) => id !== connectionId), connectionId];
  const kept = open.slice(-MAX_CONNECTIONS_PER_MEMBER);
  const dropped = open.slice(0, open.length - kept.length);
  return {
    state: withMember(enrolled.state, { ...member, connections: kept }),
    effects: [
      ...enrolled.effects,
      { type: "welcome", connectionId },
      { type: "refresh" },
      ...(dropped.length > 0
        ? [{ type: "disconnect", connectionIds: dropped, memberId, reason: "tooManyConnections" } as const]
        : []),
    ],
  };
}

/** A connection ended. The member stays in the queue; only their presence changes. */
export function closeConnection(state: RoomState, event: EventOf<"connection-closed">): RoomStep {
  const member = state.members.get(event.memberId);
  if (!member?.connections.includes(event.connectionId)) return unchanged(state);
  const connections = member.connections.filter((id) => id !== event.connectionId);
  const seen = markSeen(withMember(state, { ...member, connections }), member, event.now);
  return { state: seen.state, effects: [...seen.effects, { type: "refresh" }] };
}

/** A member polls instead of holding a connection: counts as here until `until`. */
export function poll(state: RoomState, event: EventOf<"polled">): RoomStep {
  const { identity, until, now } = event;
  if (isShutOut(state, identity)) return unchanged(state, [refusal("revoked")]);
  if (movedTo(state, identity) !== undefined) return unchanged(state, [refusal("moved")]);
  const enrolled = enrol(state, identity, now);
  const member = enrolled.state.members.get(identity.memberId);
  if (!member || closedStayOf(enrolled.state, identity)) return enrolled;
  return {
    state: withMember(enrolled.state, { ...member, pollUntil: Math.max(until, member.pollUntil ?? 0) }),
    effects: [...enrolled.effects, { type: "refresh" }],
  };
}

/** Members who stopped polling are no longer here, and who was away for long no longer waits. */
export function lapsePolls(state: RoomState, event: EventOf<"poll-lapsed">): RoomStep {
  const lapsed = [...state.members.values()].filter((m) => m.pollUntil !== null && m.pollUntil <= event.now);
  if (lapsed.length === 0) return lapsePlaces(state, event.now);
  let step = unchanged(state);
  for (const member of lapsed) {
    const seen = markSeen(
      withMember(step.state, { ...member, pollUntil: null }),
      member,
      member.pollUntil ?? event.now,
    );
    step = { state: seen.state, effects: [...step.effects, ...seen.effects] };
  }
  const places = lapsePlaces(step.state, event.now);
  return { state: places.state, effects: [...step.effects, ...places.effects, { type: "refresh" }] };
}

/**
 * Whether a guest was shut out, for the stay they come for; another stay lets them in again. Of those who come with
 * a patient, new ones are shut out with the one who was sent out.
 */
export function isShutOut(state: RoomState, identity: Pick<RoomIdentity, "memberId" | "appointmentId">): boolean {
  const known = state.members.get(identity.memberId);
  if (!known) return isUnwelcome(state, identity);
  return known.revokedAt !== null && known.appointmentId === identity.appointmentId;
}

/** The refusal of a call that came without a connection. */
export function refusal(code: Extract<RoomEffect, { type: "refuse" }>["code"]): RoomEffect {
  return { type: "refuse", connectionId: null, code, clientId: null };
}

/** The room to which a guest's stay went from here. */
export function movedTo(state: RoomState, identity: RoomIdentity): string | undefined {
  const stayId = stayIdOf(identity);
  return stayId === null ? undefined : state.moved.get(stayId);
}

function closedStayOf(state: RoomState, identity: RoomIdentity): Stay | null {
  const stayId = stayIdOf(identity);
  const stay = stayId === null ? undefined : state.stays.get(stayId);
  return stay?.closed ? stay : null;
}

/** Remembers when a guest was last here, from which a place given up is told. */
function markSeen(state: RoomState, member: Member, at: number): RoomStep {
  const stayId = stayIdOf(member);
  const stay = stayId === null ? undefined : state.stays.get(stayId);
  if (!stay || stay.lastSeenAt >= at) return unchanged(state);
  const seen = { ...stay, lastSeenAt: at };
  return { state: withStay(state, seen), effects: [{ type: "store-stay", stay: seen }] };
}

function sameRecord(a: Member | undefined, b: Member): boolean {
  return (
    a !== undefined &&
    a.kind === b.kind &&
    a.displayName === b.displayName &&
    a.appointmentId === b.appointmentId &&
    a.revokedAt === b.revokedAt &&
    a.userId === b.userId
  );
}
