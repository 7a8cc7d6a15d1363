import { isUnwelcome } from "../links/companions";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import { MAX_CONNECTIONS_PER_MEMBER } from "./room-limits";
import {
  type Member,
  type RoomIdentity,
  type RoomState,
  type Visit,
  visitIdOf,
  withMember,
  withVisit,
} from "./room-state";

/** Makes sure that a member, and a guest's visit, are known; who is in the list already is not added again. */
export function enrol(state: RoomState, identity: RoomIdentity, now: number): RoomStep {
  const known = state.members.get(identity.memberId);
  const member: Member = known
    ? { ...known, ...identity, revokedAt: isShutOut(state, identity) ? known.revokedAt : null }
    : { ...identity, givenName: null, connections: [], pollUntil: null, revokedAt: null };
  const effects: RoomEffect[] = sameRecord(known, member) ? [] : [{ type: "store-member", member }];
  let next = withMember(state, member);
  const visitId = visitIdOf(identity);
  const before = visitId === null ? undefined : next.visits.get(visitId);
  if (visitId !== null) {
    const visit = visitFor(before ?? newVisit(visitId, identity.appointmentId, now), identity);
    if (visit !== before) {
      next = withVisit(next, visit);
      effects.push({ type: "store-visit", visit });
    }
  }
  return { state: next, effects };
}

/** A visit as far as whoever comes for it tells something new of it. */
function visitFor(visit: Visit, { providerId = null, sessionId = visit.sessionId }: RoomIdentity): Visit {
  // Whose visit it is changes by being given away alone: an identity may be older than that.
  const given = visit.providerId === null && providerId !== null ? { ...visit, providerId } : visit;
  // Who was let into one session was not let into another.
  return sessionId === given.sessionId ? given : { ...given, sessionId, admittedAt: null };
}

/** A visit nobody has checked in for. */
export function newVisit(id: string, appointmentId: string | null, now: number): Visit {
  return {
    id,
    appointmentId,
    providerId: null,
    sessionId: null,
    arrival: null,
    checkedInAt: null,
    admittedAt: null,
    lastSeenAt: now,
    closed: null,
    lastSeq: 0,
    notesSeq: 0,
  };
}

/** A connection said who it is. A guest of a closed visit is told so and let go, one who was shut out just let go. */
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
  const visit = closedVisitOf(enrolled.state, identity);
  if (visit?.closed) {
    return unchanged(enrolled.state, [
      ...enrolled.effects,
      { type: "welcome", connectionId },
      { type: "disconnect", connectionIds: [connectionId], memberId, reason: "visitClosed" },
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
  if (!member || closedVisitOf(enrolled.state, identity)) return enrolled;
  return {
    state: withMember(enrolled.state, { ...member, pollUntil: Math.max(until, member.pollUntil ?? 0) }),
    effects: [...enrolled.effects, { type: "refresh" }],
  };
}

/** Members who stopped polling are no longer here. */
export function lapsePolls(state: RoomState, event: EventOf<"poll-lapsed">): RoomStep {
  const lapsed = [...state.members.values()].filter((m) => m.pollUntil !== null && m.pollUntil <= event.now);
  if (lapsed.length === 0) return unchanged(state);
  let step = unchanged(state);
  for (const member of lapsed) {
    const seen = markSeen(
      withMember(step.state, { ...member, pollUntil: null }),
      member,
      member.pollUntil ?? event.now,
    );
    step = { state: seen.state, effects: [...step.effects, ...seen.effects] };
  }
  return { state: step.state, effects: [...step.effects, { type: "refresh" }] };
}

/**
 * Whether a guest was shut out, for the visit they come for; another visit lets them in again. Of those who come with
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

/** The room to which a guest's visit went from here. */
export function movedTo(state: RoomState, identity: RoomIdentity): string | undefined {
  const visitId = visitIdOf(identity);
  return visitId === null ? undefined : state.moved.get(visitId);
}

function closedVisitOf(state: RoomState, identity: RoomIdentity): Visit | null {
  const visitId = visitIdOf(identity);
  const visit = visitId === null ? undefined : state.visits.get(visitId);
  return visit?.closed ? visit : null;
}

/** Remembers when a guest was last here, from which a place given up is told. */
function markSeen(state: RoomState, member: Member, at: number): RoomStep {
  const visitId = visitIdOf(member);
  const visit = visitId === null ? undefined : state.visits.get(visitId);
  if (!visit || visit.lastSeenAt >= at) return unchanged(state);
  const seen = { ...visit, lastSeenAt: at };
  return { state: withVisit(state, seen), effects: [{ type: "store-visit", visit: seen }] };
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
