import { chatRoomIn, notesIdOf, takesPart } from "~/features/waiting-room/domain/chat/chat-room";
import { writingRefusal } from "~/features/waiting-room/domain/chat/room-chat";
import { movingStay } from "~/features/waiting-room/domain/rooms/room-moves";
import type { RoomEffect } from "~/features/waiting-room/domain/rooms/room-event";
import { whoIsIn, type WhoIsIn } from "~/features/waiting-room/domain/sessions/who-is-in";
import { MAX_POLL_WAIT_MS, POLL_GRACE_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import { isShutOut, movedTo } from "~/features/waiting-room/domain/rooms/room-members";
import { reachMedia } from "~/features/waiting-room/domain/video/room-media";
import { pollConnectionOf, type Publication } from "~/features/waiting-room/domain/video/room-call-state";
import {
  type ChatFile,
  type ChatMessage,
  type RoomIdentity,
  stayIdOf,
} from "~/features/waiting-room/domain/rooms/room-state";
import {
  type CallAct,
  decodeCursor,
  type DoneAnswer,
  type HeldElsewhere,
  type LeavingStay,
  type PollAnswer,
  type ReachAnswer,
  type RoomAct,
  type SendAnswer,
  type SendChatMessage,
  type SnapshotAnswer,
} from "~/features/waiting-room/realtime/protocol-calls";
import type { RoomErrorCode } from "~/features/waiting-room/realtime/protocol";
import type { RoomDispatcher } from "./dispatcher";
import { eventOf } from "./acts";
import { callEventOf, isCallAct } from "./calls";
import { ackFrame, messageFrame, snapshotFrame } from "./frames";
import type { FrameRateLimiter } from "./frame-rate-limiter";
import { pollNews } from "./pending-polls";

/** Serves members over plain HTTP, without a connection, through the same events as those with one. */
export class RoomRpcHandlers {
  constructor(
    private readonly dispatcher: RoomDispatcher,
    private readonly limiter: FrameRateLimiter,
  ) {}

  async poll(identity: RoomIdentity, cursorText: string | null, waitMs: number): Promise<PollAnswer> {
    const { dispatcher } = this;
    const now = Date.now();
    const wait = Math.min(Math.max(0, waitMs), MAX_POLL_WAIT_MS);
    dispatcher.recall(identity);
    dispatcher.pendingCallFrames.open(identity.memberId);
    const refused = refusalIn(
      dispatcher.dispatch({ type: "polled", identity, until: now + wait + POLL_GRACE_MS, now }),
    );
    if (refused) return refused;
    const cursor = decodeCursor(cursorText);
    const news = () => pollNews(dispatcher, identity, cursor, Date.now());
    const shutOut = () => isShutOut(dispatcher.state, identity);
    if (wait > 0 && news().frames.length === 0) {
      await dispatcher.polls.wait(
        stayIdOf(identity) ?? identity.memberId,
        () => shutOut() || movedTo(dispatcher.state, identity) !== undefined || news().frames.length > 0,
        wait,
      );
    }
    if (movedTo(dispatcher.state, identity) !== undefined) return { status: false, errorCode: "moved" };
    return shutOut() ? { status: false, errorCode: "revoked" } : { status: true, ...news() };
  }

  send(identity: RoomIdentity, request: SendChatMessage, file?: ChatFile): SendAnswer {
    const { dispatcher } = this;
    const now = Date.now();
    const { chatRoomId, clientId, message } = request;
    if (this.limiter.take(identity.memberId, now) > 0) return { status: false, errorCode: "rateLimited" };
    dispatcher.recall(identity);
    const messageId = crypto.randomUUID();
    const sent = { chatRoomId, clientId, message, file, messageId, now };
    const effects = dispatcher.say({ by: identity, connectionId: null, ...sent });
    const stored = effects.find((effect) => effect.type === "acknowledge");
    if (!stored) return refusalIn(effects) ?? { status: false, errorCode: "notAllowed" };
    const { id, seq, time } = ackFrame(stored.message);
    return { status: true, clientId, chatRoomId, id, seq, time };
  }

  /** Whether a member may write in a chat now. */
  mayWrite(identity: RoomIdentity, chatRoomId: string): DoneAnswer {
    const { dispatcher } = this;
    dispatcher.recall(identity);
    const errorCode = writingRefusal(dispatcher.state, identity, chatRoomId);
    return errorCode === null ? { status: true } : { status: false, errorCode };
  }

  /** File of a chat that a member takes part in; null if there is none. */
  fileIn(identity: RoomIdentity, chatRoomId: string, fileId: string): ChatFile | null {
    const { dispatcher } = this;
    dispatcher.recall(identity);
    const mayRead = !isShutOut(dispatcher.state, identity) && takesPart(dispatcher.state, identity, chatRoomId);
    return mayRead ? dispatcher.store.messages.file(chatRoomId, fileId) : null;
  }

  /** Handles a member's act other than a message, as a frame of a connection would. */
  act(identity: RoomIdentity, act: RoomAct | CallAct): DoneAnswer {
    const now = Date.now();
    if (this.limiter.take(identity.memberId, now) > 0) return { status: false, errorCode: "rateLimited" };
    this.dispatcher.recall(identity);
    const event = isCallAct(act)
      ? callEventOf(act, identity, pollConnectionOf(identity.memberId), now)
      : eventOf(act, identity, null, now);
    return answer(this.dispatcher.dispatch(event));
  }

  /**
   * Everything of an appointment, for another room to take over, and the chat of its session; null if it is not here or
   * over.
   */
  leaving(stayId: string, sessionId: string | null): LeavingStay | null {
    const { dispatcher } = this;
    dispatcher.recallStay(stayId);
    const moving = movingStay(dispatcher.state, stayId, sessionId);
    if (!moving) return null;
    const chats = [stayId, notesIdOf(stayId), ...(moving.session ? [moving.session.id] : [])];
    return { ...moving, messages: chats.flatMap((id) => dispatcher.store.messages.after(id, 0)) };
  }

  /** Takes over an appointment from another room; may be called more than once. */
  arrive({ messages, ...moving }: LeavingStay): void {
    const { dispatcher } = this;
    const { id, sessionId } = moving.stay;
    const { store } = dispatcher;
    dispatcher.recallStay(id);
    if (sessionId !== null) dispatcher.recallSession(sessionId);
    store.messages.takeIn(messages);
    store.moves.cameBack(id);
    if (moving.session) store.moves.cameBack(moving.session.id);
    const lastSeq = store.messages.lastSeq(id);
    const notesSeq = store.messages.lastSeq(notesIdOf(id));
    const sessionSeq = sessionId === null ? null : store.messages.lastSeq(sessionId);
    dispatcher.dispatch({ type: "stay-arrived", moving, lastSeq, notesSeq, sessionSeq, now: Date.now() });
  }

  /**
   * Releases an appointment that another room has taken over; false if a message has come since, which that room does
   * not have.
   */
  release(stayId: string, to: string, had: HeldElsewhere): boolean {
    const { dispatcher } = this;
    dispatcher.recallStay(stayId);
    const stay = dispatcher.state.stays.get(stayId);
    if (!stay) return true;
    if (stay.lastSeq !== had.lastSeq || stay.notesSeq !== had.notesSeq) return false;
    // The chat of the session may have gone with another of its appointments meanwhile.
    const session = had.session && chatRoomIn(dispatcher.state, had.session.id);
    if (session && session.lastSeq !== had.session?.lastSeq) return false;
    dispatcher.dispatch({ type: "stay-moved", stayId, to, sessionId: session?.id ?? null, now: Date.now() });
    return true;
  }

  reachMedia(identity: RoomIdentity, chatRoomId: string, peerId: string): ReachAnswer {
    if (this.limiter.take(identity.memberId, Date.now()) > 0) return { status: false, errorCode: "rateLimited" };
    this.dispatcher.recall(identity);
    const reach = reachMedia(this.dispatcher.state, identity, { chatRoomId, peerId });
    return reach ? { status: true, ...reach } : { status: false, errorCode: "notInCall" };
  }

  publishMedia(identity: RoomIdentity, publication: Publication): DoneAnswer {
    this.dispatcher.recall(identity);
    return answer(this.dispatcher.dispatch({ type: "call-published", by: identity, publication, now: Date.now() }));
  }

  begin(identity: RoomIdentity, appointmentId: string): DoneAnswer {
    this.dispatcher.recallStay(appointmentId);
    return answer(
      this.dispatcher.dispatch({ type: "appointment-begun", by: identity, appointmentId, now: Date.now() }),
    );
  }

  /** Who of an appointment is there now: its patient in the room, its provider in the call. */
  whoIsIn(appointmentId: string): WhoIsIn {
    this.dispatcher.recallStay(appointmentId);
    return whoIsIn(this.dispatcher.state, appointmentId, Date.now());
  }

  beginSession(identity: RoomIdentity, sessionId: string, stayIds: readonly string[]): DoneAnswer {
    for (const id of stayIds) this.dispatcher.recallStay(id);
    this.dispatcher.recallSession(sessionId);
    const begun = { type: "session-begun", by: identity, sessionId, stayIds, now: Date.now() } as const;
    return answer(this.dispatcher.dispatch(begun));
  }

  /** Messages among the participants of a session that is over; null if it is not over. */
  sessionTranscript(sessionId: string): ChatMessage[] | null {
    this.dispatcher.recallSession(sessionId);
    const chat = chatRoomIn(this.dispatcher.state, sessionId);
    return chat?.sessionId && chat.closed ? this.dispatcher.store.messages.after(sessionId, 0) : null;
  }

  snapshot(identity: RoomIdentity): SnapshotAnswer {
    const { dispatcher } = this;
    dispatcher.recall(identity);
    if (isShutOut(dispatcher.state, identity)) return { status: false, errorCode: "revoked" };
    const snapshot = snapshotFrame(dispatcher.state, identity, Date.now());
    const messages = snapshot.chatRooms.flatMap((chat) =>
      dispatcher.store.messages.after(chat.id, 0).map(messageFrame),
    );
    return { status: true, snapshot, messages };
  }
}

function answer(effects: readonly RoomEffect[]): DoneAnswer {
  return refusalIn(effects) ?? { status: true };
}

function refusalIn(effects: readonly RoomEffect[]): { status: false; errorCode: RoomErrorCode } | null {
  const refused = effects.find((effect) => effect.type === "refuse");
  return refused ? { status: false, errorCode: refused.code } : null;
}
