import type { RoomErrorCode } from "./protocol";
import type { PendingMessage } from "./room-client-state";
import type { RoomTimers } from "./room-environment";

/**
 * A message that was not acknowledged within this time is sent again, in milliseconds: soon the first time, for it may
 * have been lost; then more slowly, for the room may have too much to do.
 */
const ACK_WITHIN_MS = 2_000;
const NEXT_ACK_WITHIN_MS = 5_000;

/**
 * Sends messages one at a time and each until it is acknowledged. One at a time, because two on the way could be
 * stored in the other order when the first is lost.
 */
export class Outbox {
  private messages: PendingMessage[] = [];
  private onTheWay: string | null = null;
  /** The message that was sent last, and so is sent again where it is the first still. */
  private sentLast: string | null = null;

  constructor(
    private readonly timers: RoomTimers,
    /** Hands a message to the line; false when there is no line now. */
    private readonly hand: (message: PendingMessage) => boolean,
  ) {}

  add(message: PendingMessage): void {
    this.messages.push(message);
    this.pump();
  }

  /** There is a line (again): what was on the way may have been lost with the one before. */
  restart(): void {
    this.onTheWay = null;
    this.pump();
  }

  /** A message was stored or refused: the next one goes. */
  settle(clientId: string): void {
    this.messages = this.messages.filter((message) => message.clientId !== clientId);
    if (this.onTheWay !== clientId) return;
    this.restart();
  }

  /** Sends the first one again after a while. */
  again(afterMs: number): void {
    this.timers.set("outbox", afterMs, () => this.restart());
  }

  private pump(): void {
    const [first] = this.messages;
    if (!first || this.onTheWay !== null) return;
    this.onTheWay = first.clientId;
    this.again(this.sentLast === first.clientId ? NEXT_ACK_WITHIN_MS : ACK_WITHIN_MS);
    if (this.hand(first)) this.sentLast = first.clientId;
    else {
      this.timers.clear("outbox");
      this.onTheWay = null;
    }
  }
}

/** A message as it is before anything became of it. */
export function newPending(clientId: string, chatRoomId: string, message: string): PendingMessage {
  const code: RoomErrorCode | null = null;
  return { clientId, chatRoomId, message, state: "sending", code };
}
