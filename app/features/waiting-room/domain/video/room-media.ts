import { chatRoomIn, mayStayIn } from "../chat/chat-room";
import type { CallSeat, Publication } from "./room-call-state";
import { seatsOf } from "./room-calls";
import type { RoomEffect, RoomEvent, RoomStep } from "../rooms/room-event";
import type { RoomIdentity, RoomState } from "../rooms/room-state";

/** What the Worker may do for somebody at the video server: their own session, and what the others have there. */
export interface MediaReach {
  own: Publication | null;
  others: readonly Publication[];
}

/** What somebody in a call has at the video server. A peer's id is their page's choice, so it alone says nothing. */
export function publicationOf(
  state: RoomState,
  { chatRoomId, peerId, memberId }: Pick<CallSeat, "chatRoomId" | "peerId" | "memberId">,
): Publication | undefined {
  return [...state.publications.values()].find(
    (one) => one.chatRoomId === chatRoomId && one.peerId === peerId && one.memberId === memberId,
  );
}

/** The streams of a call that somebody may fetch; null if they have no place in it. */
export function reachMedia(
  state: RoomState,
  by: Pick<RoomIdentity, "memberId">,
  { chatRoomId, peerId }: { chatRoomId: string; peerId: string },
): MediaReach | null {
  const seats = seatsOf(state, chatRoomId);
  if (!seats.some((seat) => seat.memberId === by.memberId && seat.peerId === peerId)) return null;
  const published = seats.flatMap((seat) => publicationOf(state, seat) ?? []);
  return {
    own: published.find((one) => one.peerId === peerId) ?? null,
    others: published.filter((one) => one.peerId !== peerId),
  };
}

/**
 * After any step: what belongs to somebody who has left or may not be here any more ends at the video server, which
 * knows of nobody's rights. Whoever only lost their line keeps it: they are back in a moment.
 */
export function settleMedia(step: RoomStep, event: RoomEvent): RoomStep {
  if (step.state.publications.size === 0) return step;
  const left = step.effects.flatMap((effect) =>
    effect.type === "tell-call" && effect.left ? [`${effect.chatRoomId} ${effect.left}`] : [],
  );
  const ended = [...step.state.publications.values()].filter(
    (one) =>
      left.includes(`${one.chatRoomId} ${one.peerId}`) || isOver(step.state, one) || isEndedBy(step.state, one, event),
  );
  if (ended.length === 0) return step;
  const publications = new Map(step.state.publications);
  for (const { id } of ended) publications.delete(id);
  const effects = ended.map((publication): RoomEffect => ({ type: "end-publication", publication }));
  return { state: { ...step.state, publications }, effects: [...step.effects, ...effects] };
}

function isOver(state: RoomState, { chatRoomId, memberId }: Publication): boolean {
  const chat = chatRoomIn(state, chatRoomId);
  return !chat || !mayStayIn(state, chat, memberId);
}

/** Those whose right to be here ends lose it also while their line is down, when they hold no place. */
function isEndedBy(state: RoomState, { memberId }: Publication, event: RoomEvent): boolean {
  if (event.type === "left" || event.type === "revoked") return event.memberId === memberId;
  const member = state.members.get(memberId);
  if (event.type === "user-ended") return member?.userId === event.userId;
  if (event.type !== "links-withdrawn") return false;
  return member?.kind === "guest" && member.userId === null && member.appointmentId === event.stayId;
}
