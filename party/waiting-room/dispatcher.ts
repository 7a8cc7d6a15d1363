import { chatRoomIn } from "~/features/waiting-room/domain/chat/chat-room";
import type { EventOf, RoomEffect, RoomEvent } from "~/features/waiting-room/domain/rooms/room-event";
import { restoreSeat } from "~/features/waiting-room/domain/video/room-calls";
import { reduceRoom } from "~/features/waiting-room/domain/rooms/room-reducer";
import type { CallSeat } from "~/features/waiting-room/domain/video/room-call-state";
import {
  type ChatMessage,
  type RoomIdentity,
  type RoomState,
  withMember,
} from "~/features/waiting-room/domain/rooms/room-state";
import type { LastSeq } from "~/features/waiting-room/realtime/protocol";
import { carryOut } from "./effect-handlers";
import { PendingCallFrames } from "./pending-call-frames";
import { PendingPolls } from "./pending-polls";
import type { RoomSocket, ConnectionRegistry } from "./connection-registry";
import { RoomBroadcaster } from "./broadcaster";
import { RoomStorage } from "./room-storage";

/** Holds a room's state. The reducer decides on each event; the dispatcher stores the effects and then sends them. */
export class RoomDispatcher {
  readonly store: RoomStorage;
  readonly sockets: RoomBroadcaster;
  readonly polls = new PendingPolls();
  readonly pendingCallFrames = new PendingCallFrames();
  private loaded: RoomState | null = null;

  constructor(
    sql: SqlStorage,
    private readonly connections: ConnectionRegistry,
    /** Ends sessions at the video server. */
    private readonly endMedia: (sessionIds: string[]) => void,
  ) {
    this.store = new RoomStorage(sql);
    this.sockets = new RoomBroadcaster(connections, this.store);
  }

  get state(): RoomState {
    this.loaded ??= this.load();
    return this.loaded;
  }

  /** Whether the room is in memory; after a restart it is not. */
  get isLoaded(): boolean {
    return this.loaded !== null;
  }

  /** Loads a guest's own appointment into memory, however old it is. */
  recall(identity: RoomIdentity): void {
    this.loaded = this.store.recall(this.state, identity);
  }

  recallMember(memberId: string): void {
    this.loaded = this.store.recallMember(this.state, memberId);
  }

  recallStay(stayId: string): void {
    this.loaded = this.store.recallStay(this.state, stayId);
  }

  recallSession(sessionId: string): void {
    this.loaded = this.store.recallSession(this.state, sessionId);
  }

  /** Counts a socket as open without telling anyone: after a restart, its member is still here. */
  attach(socket: RoomSocket): void {
    const identity = socket.state?.identity;
    if (!identity) return;
    this.recall(identity);
    this.loaded = attached(this.state, identity, socket.id, socket.state?.seat);
  }

  /**
   * Handles an event. Effects are stored before anything is sent; if storing fails, the room stays as it was. `lastSeq`
   * is what a newly opened connection has seen.
   */
  dispatch(event: RoomEvent, lastSeq: LastSeq | null = null): readonly RoomEffect[] {
    const step = reduceRoom(this.state, event);
    carryOut(step.effects, this.store.handlers);
    this.loaded = step.state;
    carryOut(step.effects, this.sockets.handlers(step.state, event.now, lastSeq));
    this.pendingCallFrames.carry(step.effects, step.state);
    const ended = step.effects.flatMap((one) => (one.type === "end-publication" ? [one.publication.sessionId] : []));
    if (ended.length > 0) this.endMedia(ended);
    if (step.effects.length > 0) this.polls.wake();
    return step.effects;
  }

  /**
   * Handles a message, once for each client id of its sender. The storage's key refuses a second one, which is then
   * acknowledged like the first: looking before each message would double its cost.
   */
  say(sent: Omit<EventOf<"message-sent">, "type" | "earlier">): readonly RoomEffect[] {
    const { chatRoomId, clientId, by } = sent;
    const find = () => this.store.messages.find(chatRoomId, by.memberId, clientId);
    const say = (earlier: ChatMessage | null) => this.dispatch({ ...sent, type: "message-sent", earlier });
    // A closed chat refuses new messages before they reach the storage.
    if (chatRoomIn(this.state, chatRoomId)?.closed) return say(find());
    try {
      return say(null);
    } catch (error) {
      const earlier = find();
      if (!earlier) throw error;
      return say(earlier);
    }
  }

  private load(): RoomState {
    let state = this.store.load(Date.now());
    for (const socket of this.connections.open()) {
      const identity = socket.state?.identity;
      if (identity) state = attached(this.store.recall(state, identity), identity, socket.id, socket.state?.seat);
    }
    return state;
  }
}

function attached(
  state: RoomState,
  identity: RoomIdentity,
  connectionId: string,
  seat: CallSeat | null | undefined,
): RoomState {
  const known = state.members.get(identity.memberId);
  if (known?.revokedAt) return state;
  const member = known ?? { ...identity, givenName: null, connections: [], pollUntil: null, revokedAt: null };
  const others = member.connections.filter((id) => id !== connectionId);
  const here = withMember(state, { ...member, connections: [...others, connectionId] });
  return seat ? restoreSeat(here, seat) : here;
}
