import { chatRoomIn, notesIdOf, takesPart } from "../chat/chat-room";
import { nextArrival } from "../queue/queue";
import { type EventOf, type RoomEffect, type RoomStep, unchanged } from "./room-event";
import {
  type Member,
  type MovingStay,
  type RoomState,
  type Stay,
  stayIdOf,
  withMark,
  withSessionSeq,
  withStay,
} from "./room-state";

/**
 * What goes along when a stay moves; null for one that is not here or over. `sessionId` names the group session that it
 * is in by now: the session's chat goes with the first of its stays. One that went to another session takes nothing of
 * the old one along, and was not let into the new one.
 */
export function movingStay(state: RoomState, stayId: string, sessionId: string | null): MovingStay | null {
  const here = state.stays.get(stayId);
  if (!here || here.closed) return null;
  const stay = here.sessionId === sessionId ? here : { ...here, sessionId, admittedAt: null };
  const chat = sessionId === null ? null : chatRoomIn(state, sessionId);
  const session = chat && { id: chat.id, lastSeq: chat.lastSeq };
  const marks = [stayId, notesIdOf(stayId), ...(session ? [session.id] : [])].flatMap((id) => [
    ...(state.marks.get(id)?.values() ?? []),
  ]);
  return { stay, members: everyoneOf(state, stayId).map(withoutConnections), marks, session };
}

/**
 * A stay comes from another room, with the time it has waited; its patient and those with them follow by themselves.
 */
export function receiveStay(state: RoomState, event: EventOf<"stay-arrived">): RoomStep {
  const { moving, lastSeq, notesSeq, sessionSeq } = event;
  const { session } = moving;
  const before = state.stays.get(moving.stay.id);
  const arrival = moving.stay.arrival === null ? null : (before?.arrival ?? nextArrival(state));
  // One that was begun or ended here before it came stays so.
  const admittedAt = moving.stay.admittedAt ?? before?.admittedAt ?? null;
  const stay: Stay = { ...moving.stay, arrival, admittedAt, lastSeq, notesSeq, closed: before?.closed ?? null };
  // Whoever was faster than their stay is in the room already, with their connections.
  const members = moving.members.map((member) => {
    const here = state.members.get(member.memberId);
    return here ? { ...member, connections: here.connections, pollUntil: here.pollUntil } : member;
  });
  const moved = new Map(state.moved);
  moved.delete(stay.id);
  if (session) moved.delete(session.id);
  const known = new Map([...state.members, ...members.map((member) => [member.memberId, member] as const)]);
  const placed = withStay({ ...state, moved, members: known }, stay);
  const { sessionId } = stay;
  const told = sessionId === null || sessionSeq === null ? placed : withSessionSeq(placed, sessionId, sessionSeq);
  const next = moving.marks.reduce(withMark, told);
  return {
    state: next,
    effects: [
      { type: "store-stay", stay },
      ...members.map((member): RoomEffect => ({ type: "store-member", member })),
      ...moving.marks.map((mark): RoomEffect => ({ type: "store-mark", mark })),
      ...welcomeThose(next, ({ kind }) => kind === "staff"),
      ...(session ? welcomeSession(state, session.id) : []),
      { type: "refresh" },
    ],
  };
}

/** A stay became another provider's: its patient waits in their queue, as long as they have waited already. */
export function giveStay(state: RoomState, { stayId, providerId }: EventOf<"stay-given">): RoomStep {
  const stay = state.stays.get(stayId);
  if (!stay || stay.providerId === providerId) return unchanged(state);
  const given = { ...stay, providerId };
  return { state: withStay(state, given), effects: [{ type: "store-stay", stay: given }, { type: "refresh" }] };
}

/**
 * A stay has gone to another room, which has all that was here. Its people are led there. Where its session's chat went
 * along, the chat is closed to those who are still here: what they say goes on when they go over, too.
 */
export function releaseStay(state: RoomState, event: EventOf<"stay-moved">): RoomStep {
  const { stayId, to, sessionId } = event;
  if (!state.stays.has(stayId)) return unchanged(state);
  const people = everyoneOf(state, stayId);
  const gone = new Set(people.map(({ memberId }) => memberId));
  const stays = new Map(state.stays);
  stays.delete(stayId);
  const marks = new Map(state.marks);
  marks.delete(stayId);
  marks.delete(notesIdOf(stayId));
  const members = new Map([...state.members].filter(([memberId]) => !gone.has(memberId)));
  const moved = new Map(state.moved).set(stayId, to);
  const sessionSeqs = new Map(state.sessionSeqs);
  if (sessionId !== null) {
    marks.delete(sessionId);
    moved.set(sessionId, to);
    sessionSeqs.delete(sessionId);
  }
  const next: RoomState = { ...state, stays, marks, members, moved, sessionSeqs };
  return {
    state: next,
    effects: [
      { type: "forget-stay", stayId, to, at: event.now },
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

const everyoneOf = (state: RoomState, stayId: string): Member[] =>
  [...state.members.values()].filter((member) => stayIdOf(member) === stayId);

const withoutConnections = (member: Member): Member => ({ ...member, connections: [], pollUntil: null });

/** Members get the room anew: a chat came or went. */
const welcomeThose = (state: RoomState, those: (member: Member) => boolean): RoomEffect[] =>
  [...state.members.values()]
    .filter(those)
    .flatMap(({ connections }) => connections.map((connectionId) => ({ type: "welcome", connectionId }) as const));

/** The same for the participants of a group session who are here. */
const welcomeSession = (state: RoomState, sessionId: string): RoomEffect[] =>
  welcomeThose(state, (member) => member.kind === "guest" && takesPart(state, member, sessionId));
