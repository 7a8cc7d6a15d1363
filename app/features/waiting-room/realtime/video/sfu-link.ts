import type { MediaAnswer } from "../protocol-media";
import { RoomTimers } from "../room-environment";
import type { AskedMedia, AskMedia } from "./media-asker";
import type { CreatePeerConnection, PeerConnection, TrackKind } from "./peer-connection";
import type { ProviderHost } from "./video-provider";

/** A line that is disturbed often mends itself; after this long another is begun, in milliseconds. */
const DISTURBED_MS = 2_000;
/** A line that is not up within this time of the server's answer is given up, in milliseconds. */
const CONNECT_WITHIN_MS = 8_000;

export interface SfuLinkOptions {
  host: ProviderHost;
  createConnection: CreatePeerConnection;
  ask: AskMedia;
  /** What is sent on a line while there is nothing to send. */
  filler: (kind: TrackKind) => MediaStreamTrack | null;
  onUp(): void;
  onTrack(track: MediaStreamTrack, mid: string): void;
  /** It ended and is to be begun anew: by the server's fault, or by that of the way there. */
  onDown(fault: "server" | "way", wasUp: boolean): void;
}

/**
 * One connection to the video server, from its first offer to its end. The page offers once, with a line for sound and one
 * for the picture that stay for good; from then on the server offers, for what is fetched of others. One thing at a time:
 * the server takes no second change before the first is agreed on.
 */
export class SfuLink {
  state: "connecting" | "up" | "down" = "connecting";
  private readonly connection: PeerConnection;
  private readonly timers: RoomTimers;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: SfuLinkOptions) {
    this.timers = new RoomTimers(options.host.environment);
    this.connection = options.createConnection({
      // The one offer of this side is made below; what comes later comes from the server.
      onNegotiationNeeded: () => undefined,
      onCandidate: () => undefined,
      onTrack: (track, mid) => {
        if (mid !== null) options.onTrack(track, mid);
      },
      onState: (state) => this.follow(state),
    });
    for (const kind of ["audio", "video"] as const) this.sendTrack(kind, options.host.tracks.get(kind) ?? null);
    const limit = options.host.videoLimit();
    if (limit !== null) this.connection.limitVideo(limit);
    this.connection.openLines("sendonly");
    void this.inTurn(() => this.publish());
  }

  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.connection.sendTrack(kind, track ?? this.options.filler(kind));
  }

  limitVideo(bitsPerSecond: number | null): void {
    this.connection.limitVideo(bitsPerSecond);
  }

  /** Fetches what others gave; `expect` hears on which lines it comes before it comes. Null where the link went down. */
  subscribe(publications: string[], expect: (tracks: MediaAnswer["tracks"]) => void): Promise<MediaAnswer | null> {
    return this.inTurn(async () => {
      const answer = await this.ask({ kind: "subscribe", publications });
      if (!answer) return null;
      expect(answer.tracks);
      if (!answer.description) return answer;
      await this.connection.accept(answer.description);
      const { sdp } = await this.connection.describe();
      return (await this.ask({ kind: "answer", answer: sdp })) && answer;
    });
  }

  /** Lets lines go; whether the server hears of it matters little, since who sends on them decides it as well. */
  release(mids: string[]): void {
    if (mids.length === 0) return;
    void this.inTurn(() => this.options.ask(this.options.host.peerId, { kind: "close", mids }));
  }

  sample(mids: readonly string[]) {
    return this.connection.sample(mids);
  }

  close(): void {
    this.state = "down";
    this.timers.clearAll();
    this.connection.close();
  }

  private async publish(): Promise<null> {
    const { sdp } = await this.connection.describe();
    const answer = await this.ask({ kind: "publish", offer: sdp, lines: this.connection.lines() });
    if (!answer) return null;
    this.timers.set("connect", CONNECT_WITHIN_MS, () => this.end("server"));
    if (answer.description) await this.connection.accept(answer.description);
    return null;
  }

  private async ask(ask: Parameters<AskMedia>[1]): Promise<MediaAnswer | null> {
    const answer: AskedMedia = await this.options.ask(this.options.host.peerId, ask);
    if (this.isDown) return null;
    if (typeof answer !== "string") return answer;
    this.end(answer === "failed" ? "server" : "way");
    return null;
  }

  /** Asked for anew each time: it changes while something is waited for. */
  private get isDown(): boolean {
    return this.state === "down";
  }

  /** One after the other. What a browser refuses to take of the server ends the link. */
  private inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    const turn = this.queue
      .then(() => (this.isDown ? null : work()))
      .catch(() => {
        this.end("server");
        return null;
      });
    this.queue = turn;
    return turn;
  }

  private follow(state: string): void {
    if (state === "connected") {
      this.timers.clearAll();
      if (this.state !== "connecting") return;
      this.state = "up";
      this.options.onUp();
    } else if (state === "disconnected") {
      this.timers.set("disturbed", DISTURBED_MS, () => this.end("way"));
    } else if (state === "closed") this.end("way");
    else if (state === "failed") this.end(this.state === "connecting" ? "server" : "way");
  }

  private end(fault: "server" | "way"): void {
    if (this.isDown) return;
    const wasUp = this.state === "up";
    this.close();
    this.options.onDown(fault, wasUp);
  }
}
