import { askTicket, type AskedTicket } from "./ask-ticket";
import { LineTempo } from "./line-tempo";
import type { RoomAct } from "../schemas/rooms/room-acts";
import { actByCall, type CallFailure, PollLine, SHUT_OUT, UNREACHED } from "./poll-line";
import type { LastSeq, ServerMessage } from "./protocol";
import { type DoneAnswer, encodeCursor } from "./protocol-calls";
import { retryDelay } from "./retry-delay";
import { finalStatus, type RoomStatus } from "./room-client-state";
import { type RoomEndpoints, type RoomEnvironment, RoomTimers } from "./room-environment";
import { FAILED_UPGRADES_BEFORE_POLLING, SOCKET_AGAIN_MS } from "./room-timing";
import { SocketLine } from "./socket-line";

export interface RoomLinesOptions {
  endpoints: RoomEndpoints;
  /** The ticket the page was rendered with; it is tried first. */
  ticket: string | null;
  /** Path of the page the person is on, asked for at each INIT. */
  route: () => string;
  /** What was seen so far, asked for at each INIT. */
  lastSeq: () => LastSeq;
}

export interface RoomLinesEvents {
  onFrame(frame: ServerMessage): void;
  /** A line works; told once for each that does. */
  onUp(status: "open" | "polling"): void;
  /** None works, and another is on its way. */
  onDown(): void;
  /** The appointment is in another room: `goTo` says where that is reached. */
  onMoved(waitingRoomId: string): void;
  /** The room does not want this connection any more. */
  onEnd(status: RoomStatus): void;
}

/**
 * The way to a room: one socket, long polling where none opens, and another socket beside the one that is in doubt or
 * beside the polling. Whichever the room answers on first is the line.
 */
export class RoomLines {
  private readonly timers: RoomTimers;
  private readonly tempo: LineTempo;
  private endpoints: RoomEndpoints;
  private ticket: string | null;
  private line: SocketLine | null = null;
  private candidate: SocketLine | null = null;
  private polling: PollLine | null = null;
  private isUp = false;
  /** Counts attempts, so that one which was overtaken while it waited for its ticket ends there. */
  private attempt = 0;
  private failures = 0;
  private failedUpgrades = 0;
  /** A ticket for another socket is being asked for. */
  private asking = false;

  constructor(
    private readonly environment: RoomEnvironment,
    private readonly options: RoomLinesOptions,
    private readonly events: RoomLinesEvents,
  ) {
    this.timers = new RoomTimers(environment);
    this.tempo = new LineTempo(() => environment.isLookedAt());
    this.endpoints = options.endpoints;
    this.ticket = options.ticket;
  }

  /** What the room takes frames on now; null while there is no such line. */
  get socket(): SocketLine | null {
    return this.isUp ? this.line : null;
  }

  /** What stands in for a socket now; null while nothing does. */
  get polls(): PollLine | null {
    return this.isUp ? this.polling : null;
  }

  /** Does something by a call, whatever line there is. */
  actByCall(action: RoomAct): Promise<DoneAnswer | CallFailure> {
    return actByCall(this.environment, this.endpoints, action);
  }

  start(): void {
    if (this.line || this.polling) return;
    void this.connect();
  }

  stop(): void {
    this.attempt += 1;
    this.dropLines();
    this.timers.clearAll();
  }

  /** The page is in front again or the network is back: finds out at once whether the line still is. */
  wake(): void {
    if (this.line) this.line.ping();
    else if (this.timers.isSet("reconnect")) {
      this.timers.clear("reconnect");
      void this.connect();
    } else if (this.polling) this.trySocket();
  }

  /** Lets go of this room and connects to another. */
  goTo(endpoints: RoomEndpoints): void {
    this.endpoints = endpoints;
    this.ticket = null;
    this.dropLines();
    this.timers.clear("socketAgain");
    void this.connect();
  }

  private async connect(): Promise<void> {
    const attempt = ++this.attempt;
    const asked: AskedTicket =
      this.ticket === null ? await askTicket(this.environment, this.endpoints.ticket) : { ticket: this.ticket };
    if (attempt !== this.attempt) return;
    this.ticket = null;
    if (asked === SHUT_OUT) return this.events.onEnd("refused");
    if (asked === UNREACHED) return this.reconnect();
    if ("movedTo" in asked) return this.events.onMoved(asked.movedTo);
    this.line = this.openSocket(asked.ticket);
  }

  private openSocket(ticket: string): SocketLine {
    const init = { ticket, route: this.options.route(), lastSeq: this.options.lastSeq() };
    const socket: SocketLine = new SocketLine(this.environment, this.tempo, this.endpoints.socket, init, {
      onFrame: (frame) => {
        if (this.candidate === socket) this.adopt(socket);
        this.events.onFrame(frame);
        // What the frame said may have ended this line.
        if (frame.type === "SNAPSHOT" && this.line === socket) this.up("open");
      },
      onDoubt: () => {
        if (this.line === socket) void this.openBeside();
      },
      onEnd: (code, opened) => {
        if (this.line === socket) this.socketEnded(code, opened, ticket);
        else if (this.candidate === socket) this.candidateEnded();
      },
    });
    return socket;
  }

  /** Tries a socket beside the polling that works, now and then until one opens. */
  private trySocket(): void {
    this.timers.set("socketAgain", SOCKET_AGAIN_MS, () => this.trySocket());
    void this.openBeside();
  }

  /** Opens a socket beside what there is; it becomes the line when the room answers on it. */
  private async openBeside(): Promise<void> {
    if (this.candidate || this.asking) return;
    const { line, polling } = this;
    this.asking = true;
    const asked = await askTicket(this.environment, this.endpoints.ticket);
    this.asking = false;
    if (line !== this.line || polling !== this.polling || !(line ?? polling)) return;
    if (typeof asked === "string" || "movedTo" in asked) this.candidateEnded();
    else this.candidate = this.openSocket(asked.ticket);
  }

  /** The line that was in doubt is asked once more, and another beside it again if it stays silent. */
  private candidateEnded(): void {
    this.candidate = null;
    this.line?.ping();
  }

  private adopt(socket: SocketLine): void {
    this.candidate = null;
    this.dropLines();
    this.timers.clear("socketAgain");
    this.line = socket;
  }

  private socketEnded(code: number, opened: boolean, ticket: string): void {
    this.line = this.candidate;
    this.candidate = null;
    this.isUp = false;
    const final = finalStatus[code];
    if (final) return this.events.onEnd(final);
    if (this.line) return this.events.onDown();
    if (!opened) {
      this.ticket = ticket;
      this.failedUpgrades += 1;
      if (this.failedUpgrades >= FAILED_UPGRADES_BEFORE_POLLING) return this.startPolling();
    }
    this.reconnect();
  }

  private startPolling(): void {
    const cursor = encodeCursor({ lastSeq: this.options.lastSeq(), view: "" });
    this.polling = new PollLine(this.environment, this.endpoints, cursor, {
      onFrame: (frame) => this.events.onFrame(frame),
      onAnswer: () => this.up("polling"),
      onEnd: (failure) => {
        this.dropLines();
        this.timers.clear("socketAgain");
        this.failedUpgrades = 0;
        if (failure === UNREACHED) this.reconnect();
        else if (failure === "revoked") this.events.onEnd("refused");
        // Whose appointment moved to another room is shut out of this one: asking for a ticket tells.
        else void this.connect();
      },
    });
    void this.polling.run();
    this.timers.set("socketAgain", SOCKET_AGAIN_MS, () => this.trySocket());
  }

  private reconnect(): void {
    this.events.onDown();
    const delay = retryDelay(this.failures, this.environment.random());
    this.failures += 1;
    this.timers.set("reconnect", delay, () => void this.connect());
  }

  private up(status: "open" | "polling"): void {
    this.failures = 0;
    if (status === "open") this.failedUpgrades = 0;
    if (this.isUp) return;
    this.isUp = true;
    this.events.onUp(status);
  }

  private dropLines(): void {
    this.line?.drop();
    this.polling?.drop();
    this.candidate?.drop();
    this.line = null;
    this.polling = null;
    this.candidate = null;
    this.isUp = false;
  }
}
