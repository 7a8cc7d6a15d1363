import { chatRoomIn, notesIdOf, takesPart } from "../chat/chat-room";
import { nextArrival } from "../visits/queue";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import {
  type Member,
  type MovingVisit,
  type RoomState,
  type Visit,
  visitIdOf,
  withMark,
  withSessionSeq,
  withVisit,
} from "./room-state";

/**
 * What goes along when a visit moves; null for one that is not here or over. `sessionId` names the group session that it
 * is in by now: the session's chat goes with the first of its visits. One that went to another session takes nothing of
 * the old one along, and was not let into the new one.
 */
export function movingVisit(state: RoomState, visitId: string, sessionId: string | null): MovingVisit | null {
  const here = state.visits.get(visitId);
  if (!here || here.closed) return null;
  const visit = here.sessionId === sessionId ? here : { ...here, sessionId, admittedAt: null };
  const chat = sessionId === null ? null : chatRoomIn(state, sessionId);
  const session = chat && { id: chat.id, lastSeq: chat.lastSeq };
  const marks = [visitId, notesIdOf(visitId), ...(session ? [session.id] : [])].flatMap((id) => [
    ...(state.marks.get(id)?.values() ?? []),
  ]);
  return { visit, members: everyoneOf(state, visitId).map(withoutConnections), marks, session };
}

/** A visit comes from another room, with the time it has waited; its patient and those with them follow by themselves. */
export function receiveVisit(state: RoomState, event: EventOf<"visit-arrived">): RoomStep {
  const { moving, lastSeq, notesSeq, sessionSeq } = event;
  const { session } = moving;
  const before = state.visits.get(moving.visit.id);
  const arrival = moving.visit.arrival === null ? null : (before?.arrival ?? nextArrival(state));
  // One that was begun or ended here before it came stays so.
  const admittedAt = moving.visit.admittedAt ?? before?.admittedAt ?? null;
  const visit: Visit = { ...moving.visit, arrival, admittedAt, lastSeq, notesSeq, closed: before?.closed ?? null };
  // Whoever was faster than their visit is in the room already, with their connections.
  const members = moving.members.map((member) => {
    const here = state.members.get(member.memberId);
    return here ? { ...member, connections: here.connections, pollUntil: here.pollUntil } : member;
  });
  const moved = new Map(state.moved);
  moved.delete(visit.id);
  if (session) moved.delete(session.id);
  const known = new Map([...state.members, ...members.map((member) => [member.memberId, member] as const)]);
  const placed = withVisit({ ...state, moved, members: known }, visit);
  const { sessionId } = visit;
  const told = sessionId === null || sessionSeq === null ? placed : withSessionSeq(placed, sessionId, sessionSeq);
  const next = moving.marks.reduce(withMark, told);
  return {
    state: next,
    effects: [
      { type: "store-visit", visit },
      ...members.map((member): RoomEffect => ({ type: "store-member", member })),
      ...moving.marks.map((mark): RoomEffect => ({ type: "store-mark", mark })),
      ...welcomeThose(next, ({ kind }) => kind === "staff"),
      ...(session ? welcomeSession(state, session.id) : []),
      { type: "refresh" },
    ],
  };
}

/** A visit became another provider's: its patient waits in their queue, as long as they have waited already. */
export function giveVisit(state: RoomState, { visitId, providerId }: EventOf<"visit-given">): RoomStep {
  const visit = state.visits.get(visitId);
  if (!visit || visit.providerId === providerId) return unchanged(state);
  const given = { ...visit, providerId };
  return { state: withVisit(state, given), effects: [{ type: "store-visit", visit: given }, { type: "refresh" }] };
}

/**
 * A visit has gone to another room, which has all that was here. Its people are led there. Where its session's chat went
 * along, the chat is closed to those who are still here: what they say goes on when they go over, too.
 */
export function releaseVisit(state: RoomState, event: EventOf<"visit-moved">): RoomStep {
  const { visitId, to, sessionId } = event;
  if (!state.visits.has(visitId)) return unchanged(state);
  const people = everyoneOf(state, visitId);
  const gone = new Set(people.map(({ memberId }) => memberId));
  const visits = new Map(state.visits);
  visits.delete(visitId);
  const marks = new Map(state.marks);
  marks.delete(visitId);
  marks.delete(notesIdOf(visitId));
  const members = new Map([...state.members].filter(([memberId]) => !gone.has(memberId)));
  const moved = new Map(state.moved).set(visitId, to);
  const sessionSeqs = new Map(state.sessionSeqs);
  if (sessionId !== null) {
    marks.delete(sessionId);
    moved.set(sessionId, to);
    sessionSeqs.delete(sessionId);
  }
  const next: RoomState = { ...state, visits, marks, members, moved, sessionSeqs };
  return {
    state: next,
    effects: [
      { type: "forget-visit", visitId, to, at: event.now },
      ...(sessionId === null ? [] : [{ type: "forget-session", sessionId, to, at: event.now } as const]),
      { type: "tell-moved", connectionIds: people.flatMap(({ connections }) => connections), to },
      ...people.map(({ memberId, connections }): RoomEffect => ({
        type: "disconnect",
        connectionIds: connections,
        memberId,
        reason: "moved",
      })),
      ...welcomeThose(next, ({ kind }) => kind === "staff"),
      ...(sessionId === null ? [] : welcomeSession(next, sessionId)),
      { type: "refresh" },
    ],
  };
}

const everyoneOf = (state: RoomState, visitId: string): Member[] =>
  [...state.members.values()].filter((member) => visitIdOf(member) === visitId);

const withoutConnections = (member: Member): Member => ({ ...member, connections: [], pollUntil: null });

/** Members get the room anew: a chat came or went. */
const welcomeThose = (state: RoomState, those: (member: Member) => boolean): RoomEffect[] =>
  [...state.members.values()]
    .filter(those)
    .flatMap(({ connections }) => connections.map((connectionId) => ({ type: "welcome", connectionId }) as const));

/** The same for the participants of a group session who are here. */
const welcomeSession = (state: RoomState, sessionId: string): RoomEffect[] =>
  welcomeThose(state, (member) => member.kind === "guest" && takesPart(state, member, sessionId));
