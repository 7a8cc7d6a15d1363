import type { FakeRoom } from "./fake-call.test-support";
import type { AskedMedia, AskMedia } from "./media-asker";
import type { CreatePeerConnection, PeerConnectionHandlers } from "./peer-connection";

/** A track of a test: what it is of, and of which kind. */
export const fakeTrack = (kind: "audio" | "video", label: string) =>
  Object.assign({} as MediaStreamTrack, { kind, label, stop: () => undefined });

/**
 * A video server as its pages see it through the Worker: it takes what each gives, tells the room, and brings what the
 * others gave on lines of its own.
 */
export class FakeSfu {
  /** What was asked of it, by whom. */
  readonly asked: string[] = [];
  /** What it answers in place of what it should. */
  answers: AskedMedia | null = null;
  /** Whether a page's connection to it comes up. */
  reachable = true;
  /** Publications of which nothing has come yet. */
  readonly late = new Set<string>();
  private readonly connections = new Map<string, FakeConnection>();
  private readonly owners = new Map<string, string>();
  private made = 0;

  constructor(private readonly room: FakeRoom) {}

  readonly create =
    (owner: string): CreatePeerConnection =>
    (handlers) => {
      const connection = new FakeConnection(handlers);
      this.connections.set(owner, connection);
      return connection;
    };

  connectionOf(owner: string): FakeConnection | undefined {
    return this.connections.get(owner);
  }

  readonly ask: AskMedia = async (peerId, ask) => {
    await Promise.resolve();
    this.asked.push(`${peerId} ${ask.kind}`);
    if (this.answers) return this.answers;
    const nothing = { status: true as const, description: null, tracks: [], missing: [] };
    if (ask.kind === "publish") {
      const id = `publication ${++this.made}`;
      this.owners.set(id, peerId);
      this.room.publish(peerId, id);
      if (this.reachable) this.connections.get(peerId)?.comesUp();
      return { ...nothing, description: { type: "answer", sdp: "answer" } };
    }
    if (ask.kind !== "subscribe") return nothing;
    const found = ask.publications.filter((id) => this.owners.has(id) && !this.late.has(id));
    const tracks = found.flatMap((publication) =>
      (["audio", "video"] as const).map((kind) => ({ publication, kind, mid: `${kind} of ${publication}` })),
    );
    const description = tracks.length > 0 ? { type: "offer" as const, sdp: tracks.map(({ mid }) => mid).join() } : null;
    return { ...nothing, description, tracks, missing: ask.publications.filter((id) => !found.includes(id)) };
  };
}

class FakeConnection {
  closed = false;
  readonly isStable = true;
  readonly sent = new Map<string, MediaStreamTrack | null>();

  constructor(readonly handlers: PeerConnectionHandlers) {}

  comesUp(): void {
    void Promise.resolve().then(() => this.handlers.onState("connected"));
  }

  async describe() {
    return Promise.resolve({ type: "offer" as const, sdp: "sdp" });
  }

  /** An offer of the server's brings the lines that it names. */
  async accept({ type, sdp }: { type: string; sdp: string }): Promise<void> {
    await Promise.resolve();
    if (type !== "offer") return;
    for (const mid of sdp.split(","))
      this.handlers.onTrack(fakeTrack(mid.startsWith("audio") ? "audio" : "video", mid), mid);
  }

  lines() {
    return [{ kind: "audio" as const, mid: "0" }];
  }

  sendTrack(kind: string, track: MediaStreamTrack | null): void {
    this.sent.set(kind, track);
  }

  async addCandidate(): Promise<void> {}
  restartIce(): void {}
  openLines(): void {}
  answerLines(): void {}
  limitVideo(): void {}

  async sample() {
    return Promise.resolve({ packetsReceived: 1, packetsLost: 0, framesDecoded: 1, roundTripMs: 1 });
  }

  close(): void {
    this.closed = true;
  }
}
