import type { DisconnectReason } from "~/features/waiting-room/domain/rooms/room-event";
import { CLIENT_TIMEOUT_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import type { CallSeat } from "~/features/waiting-room/domain/video/room-call-state";
import type { RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import { viewFor } from "~/features/waiting-room/domain/rooms/room-view";
import { CLOSE_CODES, type LastSeq, type ServerMessage } from "~/features/waiting-room/realtime/protocol";
import { callFrame, callFramesFor, captionFrame, signalFrame } from "./calls";
import { ackFrame, errorFrame, messageFrame, snapshotFrame, typingFrame, appointmentClosedFrame } from "./frames";
import type { RoomSocket, ConnectionRegistry } from "./connection-registry";
import type { Handlers, SentEffect } from "./effect-handlers";
import type { RoomStorage } from "./room-storage";

const closeCodes: Record<DisconnectReason, number> = {
  revoked: CLOSE_CODES.revoked,
  userEnded: CLOSE_CODES.ticketRefused,
  appointmentClosed: CLOSE_CODES.appointmentClosed,
  left: CLOSE_CODES.left,
  tooManyConnections: CLOSE_CODES.tooManyConnections,
  moved: CLOSE_CODES.moved,
};

/** Sends effects to the sockets that may receive them; a socket without an identity never gets anything. */
export class RoomBroadcaster {
  /** Members and queue that each socket was sent last, so that only changes are sent. */
  private readonly sent = new Map<string, { members: string; queue: string }>();

  constructor(
    private readonly connections: ConnectionRegistry,
    private readonly store: RoomStorage,
  ) {}

  /** `lastSeq` is what the newly opened socket has seen. */
  handlers(state: RoomState, now: number, lastSeq: LastSeq | null): Handlers<SentEffect> {
    return {
      welcome: ({ connectionId }) => this.welcome(connectionId, state, now, lastSeq),
      acknowledge: ({ connectionId, message }) => this.to(connectionId, ackFrame(message)),
      refuse: ({ connectionId, code, clientId }) => this.to(connectionId, errorFrame(code, { clientId })),
      deliver: ({ memberIds, message }) => this.toMembers(memberIds, messageFrame(message)),
      "tell-read": ({ memberIds, mark }) => this.toMembers(memberIds, { type: "SEEN", mark }),
      "tell-typing": (effect) => this.toMembers(effect.memberIds, typingFrame(effect)),
      "tell-closed": (effect) => this.toMembers(effect.memberIds, appointmentClosedFrame(effect)),
      "tell-moved": ({ connectionIds, to }) => {
        for (const id of connectionIds) this.to(id, { type: "MOVED", waitingRoomId: to });
      },
      seat: ({ connectionId, seat }) => this.seat(connectionId, seat),
      signal: (effect) => this.to(effect.connectionId, signalFrame(effect)),
      caption: (effect) => {
        for (const id of effect.connectionIds) this.to(id, captionFrame(effect));
      },
      "tell-call": ({ memberIds, chatRoomId, left }) => this.toMembers(memberIds, callFrame(state, chatRoomId, left)),
      refresh: () => this.refresh(state, now),
      disconnect: ({ connectionIds, reason }) => this.disconnect(connectionIds, reason),
    };
  }

  /** Sends a socket the messages that it missed and the current room. */
  resume(socket: RoomSocket, state: RoomState, now: number, lastSeq: LastSeq): void {
    const identity = socket.state?.identity;
    if (!identity) return;
    const snapshot = snapshotFrame(state, identity, now);
    this.remember(socket.id, snapshot.members, snapshot.queue);
    sendFrame(socket, snapshot);
    for (const call of callFramesFor(state, identity)) sendFrame(socket, call);
    for (const chat of snapshot.chatRooms) {
      const last = lastSeq[chat.id] ?? 0;
      const missed = last < chat.lastSeq ? this.store.messages.after(chat.id, last) : [];
      for (const message of missed) sendFrame(socket, messageFrame(message));
    }
  }

  forget(connectionId: string): void {
    this.sent.delete(connectionId);
  }

  private welcome(connectionId: string, state: RoomState, now: number, lastSeq: LastSeq | null): void {
    const socket = this.connections.find(connectionId);
    const identity = socket?.state?.identity;
    if (!socket || !identity) return;
    if (lastSeq) this.resume(socket, state, now, lastSeq);
    else sendFrame(socket, snapshotFrame(state, identity, now));
  }

  private refresh(state: RoomState, now: number): void {
    for (const socket of this.connections.open()) {
      const identity = socket.state?.identity;
      if (!identity) continue;
      const { members, queue } = viewFor(state, identity, now);
      const before = this.sent.get(socket.id);
      const after = this.remember(socket.id, members, queue);
      if (before?.members !== after.members) sendFrame(socket, { type: "MEMBERS", members });
      if (before?.queue !== after.queue) sendFrame(socket, { type: "QUEUE", queue });
    }
  }

  private remember(connectionId: string, members: object, queue: object): { members: string; queue: string } {
    const entry = { members: JSON.stringify(members), queue: JSON.stringify(queue) };
    this.sent.set(connectionId, entry);
    return entry;
  }

  private to(connectionId: string | null, frame: ServerMessage): void {
    const socket = connectionId === null ? undefined : this.connections.find(connectionId);
    if (socket) sendFrame(socket, frame);
  }

  private toMembers(memberIds: readonly string[], frame: ServerMessage): void {
    const wanted = new Set(memberIds);
    const text = JSON.stringify(frame);
    for (const socket of this.connections.open()) {
      const identity = socket.state?.identity;
      if (identity && wanted.has(identity.memberId)) sendText(socket, text);
    }
  }

  private seat(connectionId: string, seat: CallSeat | null): void {
    const socket = this.connections.find(connectionId);
    if (socket?.state) socket.setState({ ...socket.state, seat });
  }

  private disconnect(connectionIds: readonly string[], reason: DisconnectReason): void {
    for (const id of connectionIds) this.connections.find(id)?.close(closeCodes[reason], reason);
  }
}

/** Sends a frame; a socket that is closing loses it, and its owner asks again after reconnecting. */
export function sendFrame(socket: RoomSocket, frame: ServerMessage): void {
  sendText(socket, JSON.stringify(frame satisfies ServerMessage));
}

/** Whether a socket has sent nothing, not even a ping, for the client timeout. */
export function isSilent(socket: RoomSocket, lastPing: Date | null, now: number): boolean {
  const lastHeard = Math.max(socket.state?.connectedAt ?? now, lastPing?.getTime() ?? 0);
  return now - lastHeard > CLIENT_TIMEOUT_MS;
}

function sendText(socket: RoomSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}
