import { notesIdOf } from "./chat-room";
import { nextArrival } from "./queue";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import {
  type Member,
  type MovingVisit,
  type RoomState,
  type Visit,
  visitIdOf,
  withMark,
  withVisit,
} from "./room-state";

/** What goes along when a visit moves; null for one that is not here or over. */
export function movingVisit(state: RoomState, visitId: string): MovingVisit | null {
  const visit = state.visits.get(visitId);
  if (!visit || visit.closed) return null;
  const marks = [visitId, notesIdOf(visitId)].flatMap((id) => [...(state.marks.get(id)?.values() ?? [])]);
  return { visit, members: everyoneOf(state, visitId).map(withoutConnections), marks };
}

/** A visit comes from another room, with the time it has waited; its patient and those with them follow by themselves. */
export function receiveVisit(state: RoomState, event: EventOf<"visit-arrived">): RoomStep {
  const { moving, lastSeq, notesSeq } = event;
  const before = state.visits.get(moving.visit.id);
  const arrival = moving.visit.arrival === null ? null : (before?.arrival ?? nextArrival(state));
  // One that was ended here before it came stays ended.
  const visit: Visit = { ...moving.visit, arrival, lastSeq, notesSeq, closed: before?.closed ?? null };
  // Whoever was faster than their visit is in the room already, with their connections.
  const members = moving.members.map((member) => {
    const here = state.members.get(member.memberId);
    return here ? { ...member, connections: here.connections, pollUntil: here.pollUntil } : member;
  });
  const moved = new Map(state.moved);
  moved.delete(visit.id);
  const known = new Map([...state.members, ...members.map((member) => [member.memberId, member] as const)]);
  const next = moving.marks.reduce(withMark, withVisit({ ...state, moved, members: known }, visit));
  return {
    state: next,
    effects: [
      { type: "store-visit", visit },
      ...members.map((member): RoomEffect => ({ type: "store-member", member })),
      ...moving.marks.map((mark): RoomEffect => ({ type: "store-mark", mark })),
      ...welcomeStaff(next),
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

/** A visit has gone to another room, which has all that was here. Its people are led there. */
export function releaseVisit(state: RoomState, event: EventOf<"visit-moved">): RoomStep {
  const { visitId, to } = event;
  if (!state.visits.has(visitId)) return unchanged(state);
  const people = everyoneOf(state, visitId);
  const gone = new Set(people.map(({ memberId }) => memberId));
  const visits = new Map(state.visits);
  visits.delete(visitId);
  const marks = new Map(state.marks);
  marks.delete(visitId);
  marks.delete(notesIdOf(visitId));
  const members = new Map([...state.members].filter(([memberId]) => !gone.has(memberId)));
  const next: RoomState = { ...state, visits, marks, members, moved: new Map(state.moved).set(visitId, to) };
  return {
    state: next,
    effects: [
      { type: "forget-visit", visitId, to, at: event.now },
      { type: "tell-moved", connectionIds: people.flatMap(({ connections }) => connections), to },
      ...people.map(({ memberId, connections }): RoomEffect => ({
        type: "disconnect",
        connectionIds: connections,
        memberId,
        reason: "moved",
      })),
      ...welcomeStaff(next),
      { type: "refresh" },
    ],
  };
}

const everyoneOf = (state: RoomState, visitId: string): Member[] =>
  [...state.members.values()].filter((member) => visitIdOf(member) === visitId);

const withoutConnections = (member: Member): Member => ({ ...member, connections: [], pollUntil: null });

/** Staff get the room anew: a chat came or went. */
const welcomeStaff = (state: RoomState): RoomEffect[] =>
  [...state.members.values()]
    .filter(({ kind }) => kind === "staff")
    .flatMap(({ connections }) => connections.map((connectionId) => ({ type: "welcome", connectionId }) as const));
