import { newPending, Outbox } from "./outbox";
import { watchForGaps } from "./gap-watch";
import type { PollLine } from "./poll-line";
import type { RoomAct } from "../schemas/rooms/room-acts";
import type { ServerMessage } from "./protocol";
import {
  applyFrame,
  emptyClientState,
  lastSeqOf,
  movedState,
  type PendingMessage,
  type RoomClientState,
  type RoomStatus,
} from "./room-client-state";
import { withoutTyping } from "./room-client-marks";
import type { RoomConnectionOptions } from "./room-connection-options";
import { type RoomEnvironment, RoomTimers } from "./room-environment";
import { RoomLines } from "./room-lines";
import { TYPING_SHOWS_MS, CHECK_IN_AGAIN_MS } from "./room-timing";

/**
 * One person's tie to a room, over whatever line there is: it sends each message until it is acknowledged, asks for
 * what it missed, and shows the room as one state to whoever subscribes.
 */
export class RoomConnection {
  private state: RoomClientState = emptyClientState;
  private readonly listeners = new Set<() => void>();
  private readonly timers: RoomTimers;
  private readonly outbox: Outbox;
  private readonly lines: RoomLines;
  private checkInWanted: { name: string | null } | null = null;
  private readonly actionsWaiting: RoomAct[] = [];

  constructor(
    private readonly options: RoomConnectionOptions,
    private readonly environment: RoomEnvironment,
  ) {
    this.timers = new RoomTimers(environment);
    this.outbox = new Outbox(this.timers, (message) => this.hand(message));
    const { endpoints, ticket = null, route } = options;
    const lines = { endpoints, ticket, route, lastSeq: () => lastSeqOf(this.state) };
    this.lines = new RoomLines(environment, lines, {
      onFrame: (frame) => this.receive(frame),
      onUp: (status) => this.welcomed(status),
      onDown: () => {
        const status = this.state.status === "connecting" ? "connecting" : "reconnecting";
        this.update({ ...this.state, status });
      },
      onMoved: (waitingRoomId) => this.moveTo(waitingRoomId),
      onEnd: (status) => this.finish(status),
    });
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
    this.lines.start();
  }

  /** Lets go of the room; the place in the queue stays. */
  stop(): void {
    this.lines.stop();
    this.timers.clearAll();
  }

  /** The page is in front again or the network is back: finds out at once whether the line still is. */
  wake(): void {
    this.lines.wake();
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
    const { socket, polls } = this.lines;
    if (socket) socket.send(action);
    else if (polls) void this.actByCall(action);
    else if (action.type !== "TYPING") this.actionsWaiting.push(action);
  }

  private get isInLine(): boolean {
    const { queue } = this.state;
    return queue?.kind === "guest" && (queue.state === "waiting" || queue.state === "admitted");
  }

  /**
   * Asks for a place until the room shows one. By a call, whatever line there is: the room knows the line of those who
   * wait, and only the server behind the call can tell the desk that the patient has come.
   */
  private sendCheckIn(): void {
    if (!this.checkInWanted || !(this.lines.socket ?? this.lines.polls)) return;
    void this.actByCall({ type: "CHECK_IN", name: this.checkInWanted.name });
    this.timers.set("checkIn", CHECK_IN_AGAIN_MS, () => this.sendCheckIn());
  }

  /** The appointment is in another room: this goes over to it with all that is still on its way. */
  private moveTo(waitingRoomId: string): void {
    const { endpointsOf } = this.options;
    this.update(movedState(this.state, waitingRoomId));
    if (endpointsOf) this.lines.goTo(endpointsOf(waitingRoomId));
    else this.finish("moved");
  }

  private receive(frame: ServerMessage): void {
    if (frame.type === "MOVED") return this.moveTo(frame.waitingRoomId);
    // A message for an appointment that is just moving is sent again to where it went.
    if (frame.type === "ERROR" && frame.code === "moved") return;
    const waited = this.isInLine;
    this.update(applyFrame(this.state, frame));
    // Back after a while away from a page that is in line: the press that took the place still holds.
    if (waited && this.state.queue?.kind === "guest" && this.state.queue.state === "notCheckedIn") this.checkIn(null);
    if (frame.type === "TYPING") this.forgetTyping(frame.memberId);
    if (frame.type === "ACK") this.outbox.settle(frame.clientId);
    // What comes back is stored, with its acknowledgment lost or not.
    if (frame.type === "MESSAGE" && frame.message.senderId === this.state.self?.memberId)
      this.outbox.settle(frame.message.clientId);
    if (frame.type === "ERROR") this.refused(frame.code, frame.clientId, frame.retryAfterMs);
    if (frame.type === "VISIT_CLOSED" || frame.type === "SNAPSHOT") {
      if (this.state.closed) return this.finish("closed");
    }
    if (this.isInLine) this.checkInWanted = null;
    // Polls ask for what is missing each time.
    const resume = () => this.lines.socket?.resume(lastSeqOf(this.state));
    if (!this.lines.polls) watchForGaps(this.timers, this.state, frame, resume);
  }

  private forgetTyping(memberId: string): void {
    const forget = () => this.update({ ...this.state, typing: withoutTyping(this.state.typing, memberId) });
    this.timers.set(`typing ${memberId}`, TYPING_SHOWS_MS, forget);
  }

  /** A line works. What waited for one goes now. */
  private welcomed(status: "open" | "polling"): void {
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
    const { socket, polls } = this.lines;
    if (socket) socket.send({ type: "SEND", clientId, chatRoomId, message: message.message });
    else if (polls) void this.handByCall(polls, message);
    return socket !== null || polls !== null;
  }

  private async handByCall(polls: PollLine, message: PendingMessage): Promise<void> {
    const frame = await polls.hand(message);
    if (frame) this.receive(frame);
  }

  private async actByCall(action: RoomAct): Promise<void> {
    const answer = await this.lines.actByCall(action);
    if (typeof answer === "string") return;
    if (!answer.status) {
      // Of an appointment that is just moving the line itself tells where it went.
      if (answer.errorCode === "moved") return;
      this.update({ ...this.state, error: answer.errorCode });
      if (action.type === "CHECK_IN") this.refused(answer.errorCode, null, CHECK_IN_AGAIN_MS);
    } else if (action.type === "LEAVE") this.finish("left");
  }

  private finish(status: RoomStatus): void {
    this.stop();
    this.update({ ...this.state, status });
  }

  private update(state: RoomClientState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
