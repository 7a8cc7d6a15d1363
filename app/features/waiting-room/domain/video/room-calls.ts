import { audienceOf, chatRoomIn, isMovedFor, mayStayIn, takesPart } from "../chat/chat-room";
import { MAX_CALL_SEATS, pollConnectionOf, type CallSeat } from "./room-call-state";
import { type EventOf, type RefusalCode, type RoomEffect, type RoomStep, unchanged } from "../rooms/room-event";
import { isShutOut } from "../rooms/room-members";
import { type RoomIdentity, type RoomState, stayIdOf } from "../rooms/room-state";

/** Who is in the call of a chat room, in the order they came. */
export function seatsOf(state: RoomState, chatRoomId: string): readonly CallSeat[] {
  return state.calls.get(chatRoomId) ?? [];
}

/** The calls with somebody in them that a viewer may know of. */
export function callsFor(state: RoomState, viewer: RoomIdentity): string[] {
  return [...state.calls.keys()].filter((chatRoomId) => takesPart(state, viewer, chatRoomId));
}

/**
 * Takes a place in a call. One member has one place: whoever joins on a second device, or anew after their line
 * dropped, takes over their own. A guest is let in once staff have called the stay in.
 */
export function joinCall(state: RoomState, event: EventOf<"call-joined">): RoomStep {
  const { by, connectionId, chatRoomId, peerId, media, way } = event;
  const refuse = (code: RefusalCode) => unchanged(state, [refusal(connectionId, code)]);
  const refused = refusalToJoin(state, by, chatRoomId);
  if (refused) return refuse(refused);
  const others = seatsOf(state, chatRoomId).filter((seat) => seat.memberId !== by.memberId);
  if (others.some((seat) => seat.peerId === peerId)) return refuse("notAllowed");
  if (others.length >= MAX_CALL_SEATS) return refuse("callFull");
  const before = seatsOf(state, chatRoomId).find((seat) => seat.memberId === by.memberId);
  const seat: CallSeat = { chatRoomId, peerId, memberId: by.memberId, connectionId, media, way };
  const effects: RoomEffect[] = [{ type: "seat", connectionId, seat }];
  if (before && before.connectionId !== connectionId) {
    effects.push({ type: "seat", connectionId: before.connectionId, seat: null });
  }
  const left = before && before.peerId !== peerId ? before.peerId : null;
  const next = withSeats(elsewhere(state, connectionId, chatRoomId), chatRoomId, [...others, seat]);
  return { state: next, effects: [...effects, tell(next, chatRoomId, left)] };
}

/** Why somebody does not come into a call; null where they may. The stays of a group session share the session's. */
function refusalToJoin(state: RoomState, by: RoomIdentity, chatRoomId: string): RefusalCode | null {
  if (isShutOut(state, by)) return "revoked";
  const chat = chatRoomIn(state, chatRoomId);
  if (!chat) return isMovedFor(state, by, chatRoomId) ? "moved" : "unknownChatRoom";
  if (chat.notes || (chat.stay !== null && chat.stay.sessionId !== null)) return "unknownChatRoom";
  const ownId = stayIdOf(by);
  const own = ownId === null ? undefined : state.stays.get(ownId);
  const isTheirs = own !== undefined && (own === chat.stay || own.sessionId === chatRoomId);
  if (by.kind === "guest" && !isTheirs) return "unknownChatRoom";
  if (chat.closed || own?.closed) return "chatClosed";
  if (by.kind === "guest" && (own?.admittedAt === null || !takesPart(state, by, chatRoomId))) return "notAdmitted";
  return null;
}

/** Muted, unmuted, camera off or on, a screen shown: the others are told. */
export function changeMedia(state: RoomState, event: EventOf<"call-media">): RoomStep {
  const { connectionId, chatRoomId, media } = event;
  const seat = seatAt(state, chatRoomId, connectionId);
  if (!seat) return unchanged(state, [refusal(connectionId, "notInCall")]);
  const changed = { ...seat, media };
  const seats = seatsOf(state, chatRoomId).map((one) => (one === seat ? changed : one));
  const next = withSeats(state, chatRoomId, seats);
  return { state: next, effects: [{ type: "seat", connectionId, seat: changed }, tell(next, chatRoomId, null)] };
}

/** Somebody's pictures are at the video server: those in the call may fetch them. What they gave before ends. */
export function publish(state: RoomState, event: EventOf<"call-published">): RoomStep {
  const { by, publication } = event;
  const { chatRoomId, peerId } = publication;
  const seat = seatsOf(state, chatRoomId).find((one) => one.memberId === by.memberId && one.peerId === peerId);
  if (!seat) return unchanged(state, [{ type: "refuse", connectionId: null, code: "notInCall", clientId: null }]);
  const earlier = [...state.publications.values()].filter(
    (one) => one.memberId === by.memberId && one.chatRoomId === chatRoomId,
  );
  const publications = new Map(state.publications);
  for (const one of earlier) publications.delete(one.id);
  publications.set(publication.id, publication);
  const next = { ...state, publications };
  const effects = earlier.map((one): RoomEffect => ({ type: "end-publication", publication: one }));
  return {
    state: next,
    effects: [...effects, { type: "store-publication", publication }, tell(next, chatRoomId, null)],
  };
}

/** Passes a signal on to one other in the same call. To somebody who is not in it, it goes nowhere. */
export function relaySignal(state: RoomState, event: EventOf<"call-signaled">): RoomStep {
  const { connectionId, chatRoomId, to, signal } = event;
  const from = seatAt(state, chatRoomId, connectionId);
  if (!from) return unchanged(state, [refusal(connectionId, "notInCall")]);
  const target = seatsOf(state, chatRoomId).find((seat) => seat.peerId === to);
  if (!target || target === from) return unchanged(state);
  return unchanged(state, [
    { type: "signal", connectionId: target.connectionId, chatRoomId, from: from.peerId, signal },
  ]);
}

/** Passes on what somebody says, as text, to the others in the same call and to nobody else. It is not kept. */
export function captionCall(state: RoomState, event: EventOf<"call-captioned">): RoomStep {
  const { connectionId, chatRoomId, caption } = event;
  const from = seatAt(state, chatRoomId, connectionId);
  if (!from) return unchanged(state, [refusal(connectionId, "notInCall")]);
  const connectionIds = seatsOf(state, chatRoomId).flatMap((seat) => (seat === from ? [] : [seat.connectionId]));
  return unchanged(state, [{ type: "caption", connectionIds, chatRoomId, from: from.peerId, caption }]);
}

/** Leaves a call by choice; the others let go at once. */
export function leaveCall(state: RoomState, event: EventOf<"call-left">): RoomStep {
  const { connectionId, chatRoomId } = event;
  const seat = seatAt(state, chatRoomId, connectionId);
  if (!seat) return unchanged(state);
  const rest = seatsOf(state, chatRoomId).filter((one) => one !== seat);
  const next = withSeats(state, chatRoomId, rest);
  return {
    state: next,
    effects: [{ type: "seat", connectionId, seat: null }, tell(next, chatRoomId, seat.peerId)],
  };
}

/**
 * After any step: a place without its connection is free again, and so is that of somebody who does not take part any
 * more; a chat that closed or went to another room has no call. Of who was sent out the others let go at once; who only
 * lost their line may be back in a moment.
 */
export function settleCalls(step: RoomStep): RoomStep {
  const sentOut = step.effects.flatMap((effect) =>
    effect.type === "disconnect" && effect.reason !== "tooManyConnections" ? [effect.memberId] : [],
  );
  let { state } = step;
  const effects: RoomEffect[] = [];
  for (const [chatRoomId, seats] of step.state.calls) {
    const chat = chatRoomIn(state, chatRoomId);
    const may = (seat: CallSeat) => chat !== null && mayStayIn(state, chat, seat.memberId);
    const kept = seats.filter((seat) => may(seat) && holds(state, seat));
    if (kept.length === seats.length) continue;
    const gone = seats.filter((seat) => !kept.includes(seat));
    state = withSeats(state, chatRoomId, kept);
    const out = gone.filter((seat) => sentOut.includes(seat.memberId) || (!chat?.closed && !may(seat)));
    effects.push(
      ...gone.map(({ connectionId }): RoomEffect => ({ type: "seat", connectionId, seat: null })),
      ...(out.length === 0 ? [null] : out.map(({ peerId }) => peerId)).map((left) => tell(state, chatRoomId, left)),
    );
  }
  return effects.length === 0 ? step : { state, effects: [...step.effects, ...effects] };
}

/** Puts back a place that was read from the socket which holds it. */
export function restoreSeat(state: RoomState, seat: CallSeat): RoomState {
  const others = seatsOf(state, seat.chatRoomId).filter((one) => one.memberId !== seat.memberId);
  return withSeats(state, seat.chatRoomId, [...others, seat]);
}

/** Whether a place's connection is there: a socket, or polls that go on. */
function holds(state: RoomState, seat: CallSeat): boolean {
  const member = state.members.get(seat.memberId);
  if (!member) return false;
  if (seat.connectionId === pollConnectionOf(seat.memberId)) return member.pollUntil !== null;
  return member.connections.includes(seat.connectionId);
}

/** A connection is in one call at a time. */
function elsewhere(state: RoomState, connectionId: string, chatRoomId: string): RoomState {
  let next = state;
  for (const [id, seats] of state.calls) {
    if (id === chatRoomId) continue;
    const rest = seats.filter((seat) => seat.connectionId !== connectionId);
    if (rest.length !== seats.length) next = withSeats(next, id, rest);
  }
  return next;
}

function seatAt(state: RoomState, chatRoomId: string, connectionId: string): CallSeat | undefined {
  return seatsOf(state, chatRoomId).find((seat) => seat.connectionId === connectionId);
}

function withSeats(state: RoomState, chatRoomId: string, seats: readonly CallSeat[]): RoomState {
  const calls = new Map(state.calls);
  if (seats.length === 0) calls.delete(chatRoomId);
  else calls.set(chatRoomId, seats);
  return { ...state, calls };
}

function tell(state: RoomState, chatRoomId: string, left: string | null): RoomEffect {
  return { type: "tell-call", chatRoomId, left, memberIds: audienceOf(state, chatRoomId) };
}

function refusal(connectionId: string, code: RefusalCode): RoomEffect {
  return { type: "refuse", connectionId, code, clientId: null };
}
