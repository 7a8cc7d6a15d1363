import {
  type ClientMessage,
  type LastSeq,
  parseServerMessage,
  PING,
  PROTOCOL_VERSION,
  type ServerMessage,
} from "./protocol";
import type { RoomEnvironment, SocketLike } from "./room-environment";
import { RoomTimers } from "./room-environment";

/** A connection must open, and the room must answer, within this time, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;
/** How often an open line is tried. */
const PING_EVERY_MS = 30_000;
/** A ping unanswered for this long means that the line is dead. */
const PONG_WITHIN_MS = 10_000;

/** Code given when the line was dead and no close frame came (RFC 6455: abnormal closure). */
export const LINE_DEAD = 1006;

export interface SocketLineEvents {
  /** Any frame of the room; the first is the snapshot. */
  onFrame(frame: ServerMessage): void;
  /** The end, told once. `opened` is false when the upgrade itself failed. */
  onEnd(code: number, opened: boolean): void;
}

/** One WebSocket from its opening to its end. It says who it is at once, and finds out when the line is dead. */
export class SocketLine {
  private readonly timers: RoomTimers;
  private readonly socket: SocketLike;
  private opened = false;
  private ended = false;

  constructor(
    environment: RoomEnvironment,
    url: string,
    init: { ticket: string; route: string; lastSeq: LastSeq },
    private readonly events: SocketLineEvents,
  ) {
    this.timers = new RoomTimers(environment);
    this.timers.set("answer", ANSWER_WITHIN_MS, () => this.end(LINE_DEAD));
    this.socket = environment.createSocket(url, {
      onOpen: () => this.greet(init),
      onText: (text) => this.receive(text),
      onClose: (code) => this.end(code),
    });
  }

  send(message: ClientMessage): void {
    this.write(JSON.stringify(message satisfies ClientMessage));
  }

  /** Asks for what is missing; a line that does not answer is dead. */
  resume(lastSeq: LastSeq): void {
    this.timers.set("answer", ANSWER_WITHIN_MS, () => this.end(LINE_DEAD));
    this.send({ type: "RESUME", lastSeq });
  }

  /** Tries the line now. */
  ping(): void {
    this.timers.set("pong", PONG_WITHIN_MS, () => this.end(LINE_DEAD));
    this.write(PING);
  }

  /** Closes without telling anyone. */
  drop(): void {
    this.ended = true;
    this.release();
  }

  private greet(init: { ticket: string; route: string; lastSeq: LastSeq }): void {
    if (this.ended) return;
    this.opened = true;
    this.timers.set("answer", ANSWER_WITHIN_MS, () => this.end(LINE_DEAD));
    this.send({ type: "INIT", version: PROTOCOL_VERSION, ...init });
  }

  private receive(text: string): void {
    if (this.ended) return;
    this.timers.clear("pong");
    this.timers.set("ping", PING_EVERY_MS, () => this.ping());
    const frame = parseServerMessage(text);
    if (!frame) return;
    if (frame.type === "SNAPSHOT") this.timers.clear("answer");
    this.events.onFrame(frame);
  }

  private write(text: string): void {
    if (this.ended || !this.opened) return;
    try {
      this.socket.send(text);
    } catch {
      this.end(LINE_DEAD);
    }
  }

  private end(code: number): void {
    if (this.ended) return;
    this.ended = true;
    this.release();
    this.events.onEnd(code, this.opened);
  }

  private release(): void {
    this.timers.clearAll();
    this.socket.close();
  }
}
