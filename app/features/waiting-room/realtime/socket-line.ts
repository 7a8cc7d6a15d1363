import {
  type ClientMessage,
  type LastSeq,
  parseServerMessage,
  PING,
  PONG,
  PROTOCOL_VERSION,
  type ServerMessage,
} from "./protocol";
import type { RoomEnvironment, SocketLike } from "./room-environment";
import { RoomTimers } from "./room-environment";
import { DEAD_AFTER_MS, type LineTempo } from "./line-tempo";

/** A connection must open, and the room must answer, within this time, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;

/** Code given when the line was dead and no close frame came (RFC 6455: abnormal closure). */
export const LINE_DEAD = 1006;

export interface SocketLineEvents {
  /** Any frame of the room; the first is the snapshot. */
  onFrame(frame: ServerMessage): void;
  /** It does not answer as it used to: a cut that nobody told of looks like this, and so does a moment without network. */
  onDoubt(): void;
  /** The end, told once. `opened` is false when the upgrade itself failed. */
  onEnd(code: number, opened: boolean): void;
}

/** One WebSocket from its opening to its end. It says who it is at once, and finds out when the line is dead. */
export class SocketLine {
  private readonly timers: RoomTimers;
  private readonly socket: SocketLike;
  private opened = false;
  private ended = false;
  /** When the ping that is not answered yet was sent; null while none is. */
  private pingedAt: number | null = null;

  constructor(
    private readonly environment: RoomEnvironment,
    private readonly tempo: LineTempo,
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

  /** Tries the line now: silence makes it doubtful first, and dead in the end. */
  ping(): void {
    this.pingedAt ??= this.environment.now();
    this.timers.set("doubt", this.tempo.patienceMs, () => this.events.onDoubt());
    if (!this.timers.isSet("dead")) this.timers.set("dead", DEAD_AFTER_MS, () => this.end(LINE_DEAD));
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
    if (text === PONG && this.pingedAt !== null) {
      this.tempo.answered(this.environment.now() - this.pingedAt);
      this.pingedAt = null;
    }
    this.timers.clear("doubt");
    this.timers.clear("dead");
    this.timers.set("ping", this.tempo.pingEveryMs, () => this.ping());
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
