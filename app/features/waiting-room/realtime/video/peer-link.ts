import { qualityBetween, type CallQuality, type LineSample } from "../../domain/video/call-quality";
import type { CallSignal } from "../../domain/video/room-call-state";
import { RoomTimers, type RoomEnvironment } from "../room-environment";
import { Negotiation } from "./negotiation";
import type { CreatePeerConnection, PeerConnection, TrackKind } from "./peer-connection";
import type { RemotePeer } from "./video-provider";

/** A line that is disturbed often mends itself; after this long another way is looked for, in milliseconds. */
const DISTURBED_MS = 2_500;
/** A line that found no way within this time is begun anew, in milliseconds. */
const CONNECT_WITHIN_MS = 12_000;

export interface PeerLinkOptions {
  linkId: string;
  /** Offers first, and decides when to begin anew. The other side is the polite one. */
  initiator: boolean;
  createConnection: CreatePeerConnection;
  environment: Pick<RoomEnvironment, "after">;
  tracks: ReadonlyMap<TrackKind, MediaStreamTrack | null>;
  videoLimit: number | null;
  send(signal: CallSignal): void;
  /** What is shown of the peer has changed. */
  onChange(): void;
  /** Past mending: begin another. */
  onBroken(): void;
}

/** The tie to one other in a call: one peer connection from its first offer to its end. */
export class PeerLink {
  readonly linkId: string;
  line: RemotePeer["line"] = "connecting";
  quality: CallQuality | null = null;
  stream: MediaStream | null = null;
  private readonly connection: PeerConnection;
  private readonly negotiation: Negotiation;
  private readonly timers: RoomTimers;
  private last: LineSample | null = null;

  constructor(private readonly options: PeerLinkOptions) {
    this.linkId = options.linkId;
    this.timers = new RoomTimers(options.environment);
    this.connection = options.createConnection({
      onNegotiationNeeded: () => void this.negotiation.offer(),
      onCandidate: (candidate) => this.send({ candidate }),
      onTrack: (track) => this.receiveTrack(track),
      onState: (state) => this.follow(state),
    });
    this.negotiation = new Negotiation(this.connection, {
      polite: !options.initiator,
      send: (part) => this.send(part),
      onBroken: () => this.breakOff(),
    });
    for (const [kind, track] of options.tracks) this.connection.sendTrack(kind, track);
    if (options.videoLimit !== null) this.connection.limitVideo(options.videoLimit);
    if (options.initiator) this.connection.openLines();
    this.timers.set("connect", CONNECT_WITHIN_MS, () => this.breakOff());
  }

  receive(signal: CallSignal): void {
    void this.negotiation.receive(signal);
  }

  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.connection.sendTrack(kind, track);
  }

  limitVideo(bitsPerSecond: number | null): void {
    this.connection.limitVideo(bitsPerSecond);
  }

  /** The way there may have changed: looks for another, if this one does not carry. */
  mend(): void {
    if (this.line === "connected") return;
    if (this.options.initiator) this.connection.restartIce();
    this.timers.set("connect", CONNECT_WITHIN_MS, () => this.breakOff());
  }

  /** Looks how the line was since last time; of one on which nothing is sent there is nothing to say. */
  async measure(sendsSomething: boolean): Promise<void> {
    if (this.line !== "connected") return;
    const sample = await this.connection.sample();
    const quality = this.last && sendsSomething ? qualityBetween(this.last, sample) : null;
    this.last = sample;
    if (quality === this.quality) return;
    this.quality = quality;
    this.options.onChange();
  }

  close(): void {
    this.timers.clearAll();
    this.connection.close();
  }

  private send(part: Omit<CallSignal, "linkId">): void {
    this.options.send({ linkId: this.linkId, ...part });
  }

  private receiveTrack(track: MediaStreamTrack): void {
    // A new stream for each track, so that what shows it is told.
    const tracks = this.stream?.getTracks().filter(({ kind }) => kind !== track.kind) ?? [];
    this.stream = new MediaStream([...tracks, track]);
    this.options.onChange();
  }

  private follow(state: string): void {
    if (state === "connected") {
      this.timers.clearAll();
      this.show("connected");
    } else if (state === "disconnected") {
      this.show("connecting");
      this.timers.set("disturbed", DISTURBED_MS, () => this.mend());
    } else if (state === "failed") {
      this.show("connecting");
      this.mend();
    }
  }

  private show(line: RemotePeer["line"]): void {
    this.line = line;
    this.last = null;
    this.options.onChange();
  }

  private breakOff(): void {
    if (this.line === "broken") return;
    this.close();
    this.show("broken");
    this.options.onBroken();
  }
}
