import type { CallAct } from "../../schemas/rooms/call-acts";
import type { CallSeatView } from "../protocol-video";
import type { CallLine, CallLineListener } from "./call-line";
import type { CreatePeerConnection, Description, PeerConnection, PeerConnectionHandlers } from "./peer-connection";

/** Time that passes when a test says so. */
export class FakeClock {
  private now = 0;
  private due: { at: number; run: () => void }[] = [];

  readonly after = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.now + ms, run };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((one) => one !== entry);
    };
  };

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= until).sort((x, y) => x.at - y.at);
      if (!next) break;
      this.due = this.due.filter((one) => one !== next);
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }
}

/** Peer connections that meet when each has taken the other's description, as the standard's states have it. */
export class FakeNetwork {
  blocked = false;
  made = 0;
  private readonly all = new Map<string, FakeConnection>();

  readonly create =
    (owner: string): CreatePeerConnection =>
    (handlers) => {
      this.made += 1;
      const connection = new FakeConnection(this, `${owner}#${this.made}`, handlers);
      this.all.set(connection.name, connection);
      return connection;
    };

  find(name: string): FakeConnection | undefined {
    return this.all.get(name);
  }

  open(): number {
    return [...this.all.values()].filter(({ closed }) => !closed).length;
  }

  openOf(owner: string): number {
    return [...this.all.values()].filter(({ closed, name }) => !closed && name.startsWith(`${owner}#`)).length;
  }

  /** The way between two is lost. */
  fail(...owners: string[]): void {
    for (const connection of this.all.values()) {
      if (!connection.closed && owners.some((owner) => connection.name.startsWith(`${owner}#`))) connection.fail();
    }
  }

  /** Lets all that was set going come to rest. */
  async settle(): Promise<void> {
    for (let n = 0; n < 200; n += 1) await Promise.resolve();
  }
}

class FakeConnection implements PeerConnection {
  closed = false;
  remote: string | null = null;
  private signaling: "stable" | "offered" | "asked" = "stable";

  constructor(
    private readonly network: FakeNetwork,
    readonly name: string,
    private readonly handlers: PeerConnectionHandlers,
  ) {}

  get isStable(): boolean {
    return this.signaling === "stable";
  }

  async describe(): Promise<Description> {
    await Promise.resolve();
    const type = this.signaling === "asked" ? "answer" : "offer";
    this.signaling = type === "answer" ? "stable" : "offered";
    if (type === "answer") this.meet();
    return { type, sdp: this.name };
  }

  async accept({ type, sdp }: Description): Promise<void> {
    await Promise.resolve();
    if (this.remote !== null && this.remote !== sdp) throw new Error("another peer's fingerprint");
    if (type === "answer" && this.signaling !== "offered") throw new Error("an answer to nothing");
    this.remote = sdp;
    this.signaling = type === "offer" ? "asked" : "stable";
    if (type === "answer") this.meet();
  }

  async addCandidate(): Promise<void> {
    await Promise.resolve();
  }

  restartIce(): void {
    void Promise.resolve().then(() => this.handlers.onNegotiationNeeded());
  }

  openLines(): void {
    this.restartIce();
  }

  lines() {
    return [];
  }

  answerLines(): void {}
  sendTrack(): void {}
  limitVideo(): void {}

  async sample() {
    return Promise.resolve({ packetsReceived: 1, packetsLost: 0, framesDecoded: 1, roundTripMs: 1 });
  }

  fail(): void {
    this.handlers.onState("failed");
  }

  close(): void {
    this.closed = true;
  }

  private meet(): void {
    const other = this.remote === null ? undefined : this.network.find(this.remote);
    if (this.network.blocked || !other || other.closed || this.closed || other.remote !== this.name) return;
    this.handlers.onState("connected");
    other.handlers.onState("connected");
  }
}

interface Seated {
  seat: CallSeatView;
  line: FakeLine;
}

/** The room as a call sees it. */
export class FakeRoom {
  private readonly log: string[] = [];
  private readonly lines = new Map<string, FakeLine>();
  private seats: Seated[] = [];

  line(id: string): FakeLine {
    const line = new FakeLine(this, id);
    this.lines.set(id, line);
    return line;
  }

  descriptions(): readonly string[] {
    return this.log;
  }

  drop(id: string): void {
    const line = this.lines.get(id);
    if (line) line.isUp = false;
    this.tell(
      this.seats.filter((one) => one.line !== line),
      null,
    );
  }

  up(id: string): void {
    const line = this.lines.get(id);
    if (!line) return;
    line.isUp = true;
    line.listener?.onUp();
  }

  /** The same person joins on another device. */
  takeOver(id: string, newPeer: string): void {
    const seats = this.seats.map((one) =>
      one.seat.peerId === id ? { ...one, seat: { ...one.seat, peerId: newPeer } } : one,
    );
    this.tell(seats, id);
  }

  take(line: FakeLine, message: CallAct): void {
    if (message.type === "CALL_JOIN") this.join(line, message);
    if (message.type === "CALL_LEAVE")
      this.tell(
        this.seats.filter((one) => one.line !== line),
        line.id,
      );
    if (message.type !== "CALL_SIGNAL") return;
    const { to, signal, chatRoomId } = message;
    if (signal.description) this.log.push(`${line.id} ${signal.description.type} ${to}`);
    const target = this.seats.find(({ seat }) => seat.peerId === to)?.line;
    if (target?.isUp) target.listener?.onFrame({ type: "CALL_SIGNAL", chatRoomId, from: line.id, signal });
  }

  /** What somebody has at the video server. */
  publish(peerId: string, publication: string): void {
    const seats = this.seats.map((one) =>
      one.seat.peerId === peerId ? { ...one, seat: { ...one.seat, publication } } : one,
    );
    this.tell(seats, null);
  }

  private join(line: FakeLine, { peerId, media, way }: Extract<CallAct, { type: "CALL_JOIN" }>): void {
    const publication = this.seats.find(({ seat }) => seat.peerId === peerId)?.seat.publication;
    const person = { memberId: `member ${peerId}`, displayName: peerId, kind: "guest" as const };
    const seat: CallSeatView = { peerId, ...person, media, way, publication };
    this.tell([...this.seats.filter((one) => one.line !== line), { seat, line }], null);
  }

  private tell(seats: Seated[], left: string | null): void {
    this.seats = seats;
    const shown = seats.map(({ seat }) => seat);
    for (const line of this.lines.values()) {
      if (line.isUp) line.listener?.onFrame({ type: "CALL", chatRoomId: "visit", seats: shown, left });
    }
  }
}

class FakeLine implements CallLine {
  isUp = true;
  listener: CallLineListener | null = null;
  private ids = 0;

  constructor(
    private readonly room: FakeRoom,
    readonly id: string,
  ) {}

  /** The first id is the peer's, those that follow are of ties. */
  readonly newId = (): string => (this.ids++ === 0 ? this.id : `${this.id} tie ${this.ids}`);

  send(message: CallAct): boolean {
    if (!this.isUp) return false;
    this.room.take(this, message);
    return true;
  }

  subscribe(listener: CallLineListener): () => void {
    this.listener = listener;
    listener.onUp();
    return () => {
      this.listener = null;
    };
  }
}
