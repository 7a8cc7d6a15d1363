import { newPending, Outbox } from "./outbox";
import { askTicket } from "./ask-ticket";
import { watchForGaps } from "./gap-watch";
import { PollLine, SHUT_OUT, UNREACHED } from "./poll-line";
import type { RoomAct } from "../schemas/room-acts";
import type { ServerMessage } from "./protocol";
import { encodeCursor } from "./protocol-calls";
import {
  applyFrame,
  emptyClientState,
  finalStatus,
  lastSeqOf,
  movedState,
  type PendingMessage,
  type RoomClientState,
  type RoomStatus,
} from "./room-client-state";
import { withoutTyping } from "./room-client-marks";
import type { RoomConnectionOptions } from "./room-connection-options";
import { type RoomEndpoints, type RoomEnvironment, RoomTimers } from "./room-environment";
import { retryDelay } from "./retry-delay";
import { FAILED_UPGRADES_BEFORE_POLLING, SOCKET_AGAIN_MS, TYPING_SHOWS_MS, CHECK_IN_AGAIN_MS } from "./room-timing";
import { SocketLine } from "./socket-line";

/**
 * One person's tie to a room. It connects, reconnects, falls back to long polling, sends each message until it is
 * acknowledged, asks for what it missed, and shows the room as one state to whoever subscribes.
 */
export class RoomConnection {
  private state: RoomClientState = emptyClientState;
  private readonly listeners = new Set<() => void>();
  private readonly timers: RoomTimers;
  private readonly outbox: Outbox;
  private socket: SocketLine | null = null;
  /** A socket that is tried while long polling works; the first frame on it makes it the line. */
  private candidate: SocketLine | null = null;
  private polls: PollLine | null = null;
  private ticket: string | null;
  private endpoints: RoomEndpoints;
  private isWelcome = false;
  /** Counts attempts, so that one which was overtaken while it waited for its ticket ends there. */
  private attempt = 0;
  private failures = 0;
  private failedUpgrades = 0;
  private checkInWanted: { name: string | null } | null = null;
  private readonly actionsWaiting: RoomAct[] = [];

  constructor(
    private readonly options: RoomConnectionOptions,
    private readonly environment: RoomEnvironment,
  ) {
    this.timers = new RoomTimers(environment);
    this.outbox = new Outbox(this.timers, (message) => this.hand(message));
    this.ticket = options.ticket ?? null;
    this.endpoints = options.endpoints;
    for (const frame of options.initial ? [options.initial.snapshot, ...options.initial.messages] : []) {
      this.state = applyFrame(this.state, frame);
    }
  }

  /** The state now; the same object until something changes. */
  readonly getState = (): RoomClientState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(): void {
    if (this.socket || this.polls) return;
    void this.connect();
  }

  /** Lets go of the room; the place in the queue stays. */
  stop(): void {
    this.attempt += 1;
    this.dropLines();
    this.timers.clearAll();
  }

  /** The page is in front again or the network is back: finds out at once whether the line still is. */
  wake(): void {
    if (this.socket) this.socket.ping();
    else if (this.timers.isSet("reconnect")) {
      this.timers.clear("reconnect");
      void this.connect();
    } else if (this.polls) void this.trySocket();
  }

  send(chatRoomId: string, message: string): void {
    const pending = newPending(this.environment.newId(), chatRoomId, message);
    this.update({ ...this.state, pending: [...this.state.pending, pending] });
    this.outbox.add(pending);
  }

  /** Takes a message that failed off the list. */
  discard(clientId: string): void {
    this.update({ ...this.state, pending: this.state.pending.filter((p) => p.clientId !== clientId) });
  }

  checkIn(name: string | null): void {
    this.checkInWanted = { name };
    this.sendCheckIn();
  }

  /** Does something beside writing; what cannot be handed over now waits for the line, but a sign of typing. */
  act(action: RoomAct): void {
    if (this.isWelcome && this.socket) this.socket.send(action);
    else if (this.isWelcome && this.polls) void this.actByCall(this.polls, action);
    else if (action.type !== "TYPING") this.actionsWaiting.push(action);
  }

  /** Asks for a place until the room shows one. */
  private sendCheckIn(): void {
    if (!this.checkInWanted || !this.isWelcome) return;
    this.act({ type: "CHECK_IN", name: this.checkInWanted.name });
    this.timers.set("checkIn", CHECK_IN_AGAIN_MS, () => this.sendCheckIn());
  }

  private async connect(): Promise<void> {
    const attempt = ++this.attempt;
    const asked =
      this.ticket === null ? await askTicket(this.environment, this.endpoints.ticket) : { ticket: this.ticket };
    if (attempt !== this.attempt) return;
    this.ticket = null;
    if (asked === SHUT_OUT) return this.finish("refused");
    if (asked === UNREACHED) return this.reconnect();
    if ("movedTo" in asked) return this.moveTo(asked.movedTo);
    this.socket = this.openSocket(asked.ticket);
  }

  private openSocket(ticket: string): SocketLine {
    const init = { ticket, route: this.options.route(), lastSeq: lastSeqOf(this.state) };
    const line: SocketLine = new SocketLine(this.environment, this.endpoints.socket, init, {
      onFrame: (frame) => {
        if (this.candidate === line) this.adopt(line);
        this.receive(frame);
      },
      onEnd: (code, opened) => {
        if (this.socket === line) return this.socketEnded(code, opened, ticket);
        this.candidate = null;
      },
    });
    return line;
  }

  /** Tries a socket beside the polling that works, now and then until one opens. */
  private async trySocket(): Promise<void> {
    this.timers.set("socketAgain", SOCKET_AGAIN_MS, () => void this.trySocket());
    if (this.candidate) return;
    const { polls } = this;
    const asked = await askTicket(this.environment, this.endpoints.ticket);
    if (!polls || polls !== this.polls || typeof asked === "string" || "movedTo" in asked) return;
    this.candidate = this.openSocket(asked.ticket);
  }

  private adopt(line: SocketLine): void {
    this.candidate = null;
    this.dropLines();
    this.timers.clear("socketAgain");
    this.socket = line;
  }

  /** The visit is in another room: this goes over to it with all that is still on its way. */
  private moveTo(waitingRoomId: string): void {
    const { endpointsOf } = this.options;
    this.update(movedState(this.state, waitingRoomId));
    if (!endpointsOf) return this.finish("moved");
    this.endpoints = endpointsOf(waitingRoomId);
    this.ticket = null;
    this.dropLines();
    this.timers.clear("socketAgain");
    void this.connect();
  }

  private socketEnded(code: number, opened: boolean, ticket: string): void {
    this.socket = null;
    this.isWelcome = false;
    const final = finalStatus[code];
    if (final) return this.finish(final);
    if (!opened) {
      this.ticket = ticket;
      this.failedUpgrades += 1;
      if (this.failedUpgrades >= FAILED_UPGRADES_BEFORE_POLLING) return this.startPolling();
    }
    this.reconnect();
  }

  private startPolling(): void {
    const cursor = encodeCursor({ lastSeq: lastSeqOf(this.state), view: "" });
    this.polls = new PollLine(this.environment, this.endpoints, cursor, {
      onFrame: (frame) => this.receive(frame),
      onAnswer: () => this.welcomed("polling"),
      onEnd: (failure) => {
        this.dropLines();
        this.timers.clear("socketAgain");
        this.failedUpgrades = 0;
        if (failure === UNREACHED) this.reconnect();
        else if (failure === "revoked") this.finish("refused");
        // Whose visit moved to another room is shut out of this one: asking for a ticket tells.
        else void this.connect();
      },
    });
    void this.polls.run();
    this.timers.set("socketAgain", SOCKET_AGAIN_MS, () => void this.trySocket());
  }

  private reconnect(): void {
    this.update({ ...this.state, status: this.state.status === "connecting" ? "connecting" : "reconnecting" });
    const delay = retryDelay(this.failures, this.environment.random());
    this.failures += 1;
    this.timers.set("reconnect", delay, () => void this.connect());
  }

  private receive(frame: ServerMessage): void {
    if (frame.type === "MOVED") return this.moveTo(frame.waitingRoomId);
    // A message for a visit that is just moving is sent again to where it went.
    if (frame.type === "ERROR" && frame.code === "moved") return;
    this.update(applyFrame(this.state, frame));
    if (frame.type === "SNAPSHOT" && this.socket) this.welcomed("open");
    if (frame.type === "TYPING") this.forgetTyping(frame.memberId);
    if (frame.type === "ACK") this.outbox.settle(frame.clientId);
    // What comes back is stored, with its acknowledgment lost or not.
    if (frame.type === "MESSAGE" && frame.message.senderId === this.state.self?.memberId)
      this.outbox.settle(frame.message.clientId);
    if (frame.type === "ERROR") this.refused(frame.code, frame.clientId, frame.retryAfterMs);
    if (frame.type === "VISIT_CLOSED" || frame.type === "SNAPSHOT") {
      if (this.state.closed) return this.finish("closed");
    }
    if (this.state.queue?.kind === "guest" && this.state.queue.state !== "notCheckedIn") this.checkInWanted = null;
    const resume = () => {
      if (this.isWelcome) this.socket?.resume(lastSeqOf(this.state));
    };
    if (this.socket) watchForGaps(this.timers, this.state, frame, resume);
  }

  private forgetTyping(memberId: string): void {
    const forget = () => this.update({ ...this.state, typing: withoutTyping(this.state.typing, memberId) });
    this.timers.set(`typing ${memberId}`, TYPING_SHOWS_MS, forget);
  }

  /** A line works. What waited for one goes now. */
  private welcomed(status: "open" | "polling"): void {
    this.failures = 0;
    if (status === "open") this.failedUpgrades = 0;
    if (this.isWelcome) return;
    this.isWelcome = true;
    this.update({ ...this.state, status });
    this.sendCheckIn();
    for (const action of this.actionsWaiting.splice(0)) this.act(action);
    this.outbox.restart();
  }

  private refused(code: string, clientId: string | null, retryAfterMs: number): void {
    if (clientId !== null) this.outbox.settle(clientId);
    else if (code === "rateLimited") this.outbox.again(retryAfterMs);
    else this.checkInWanted = null;
  }

  private hand(message: PendingMessage): boolean {
    const { clientId, chatRoomId } = message;
    if (!this.isWelcome) return false;
    if (this.socket) this.socket.send({ type: "SEND", clientId, chatRoomId, message: message.message });
    else if (this.polls) void this.handByCall(this.polls, message);
    return this.socket !== null || this.polls !== null;
  }

  private async handByCall(polls: PollLine, message: PendingMessage): Promise<void> {
    const frame = await polls.hand(message);
    if (frame) this.receive(frame);
  }

  private async actByCall(polls: PollLine, action: RoomAct): Promise<void> {
    const answer = await polls.act(action);
    if (typeof answer === "string") return;
    if (!answer.status) this.update({ ...this.state, error: answer.errorCode });
    else if (action.type === "LEAVE") this.finish("left");
  }

  private finish(status: RoomStatus): void {
    this.stop();
    this.update({ ...this.state, status });
  }

  private dropLines(): void {
    this.socket?.drop();
    this.polls?.drop();
    this.candidate?.drop();
    this.socket = null;
    this.polls = null;
    this.candidate = null;
    this.isWelcome = false;
  }

  private update(state: RoomClientState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
