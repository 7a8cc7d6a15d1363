import { wayOf, type CallMedia, type CallWay } from "../../domain/video/room-call-state";
import type { CallFrame, CallSeatView } from "../protocol-video";
import { RoomTimers, type RoomEnvironment } from "../room-environment";
import type { CallLine } from "./call-line";
import type { TrackKind } from "./peer-connection";
import {
  nothingYet,
  type CallState,
  type CreateVideoProvider,
  type ProviderHost,
  type RemotePeer,
  type VideoProvider,
} from "./video-provider";

/** Whoever is missing without having left may be back in a moment; their picture stays for this long, in milliseconds. */
const BACK_WITHIN_MS = 20_000;

export interface RoomCallOptions {
  chatRoomId: string;
  line: CallLine;
  environment: Pick<RoomEnvironment, "after" | "newId"> & {
    /** Epoch milliseconds. */
    time(): number;
  };
  /** The ways that there are; without a server every call goes between the browsers. */
  providers: { mesh: CreateVideoProvider; sfu: CreateVideoProvider | null };
}

/**
 * One's place in the call of a chat room, and who else is in it. How the pictures go is a provider's matter: by the
 * server while everyone in the call can, else between the browsers.
 */
export class RoomCall {
  private state: CallState = { phase: "out", peers: [], departed: null, seats: [], fellBack: false };
  private readonly listeners = new Set<() => void>();
  private readonly known = new Map<string, CallSeatView>();
  private readonly tracks = new Map<TrackKind, MediaStreamTrack | null>();
  private readonly timers: RoomTimers;
  private readonly peerId: string;
  private readonly unsubscribe: () => void;
  private media: CallMedia = { audio: false, video: false, screen: false };
  private videoLimit: number | null = null;
  /** Kept over leaving and coming back: what still comes of before is known as such. */
  private readonly made = new Map<CallWay, VideoProvider>();
  private provider: VideoProvider | null = null;
  /** By what this page would have it; once it had to do without the server it does so until it leaves. */
  private wish: CallWay;

  constructor(private readonly options: RoomCallOptions) {
    this.timers = new RoomTimers(options.environment);
    this.peerId = options.environment.newId();
    this.wish = this.widest;
    this.unsubscribe = options.line.subscribe({
      onUp: () => this.lineUp(),
      onFrame: (frame) => {
        if (frame.type === "CALL" && frame.chatRoomId === options.chatRoomId) this.follow(frame);
        if (frame.type === "CALL_SIGNAL" && frame.chatRoomId === options.chatRoomId && this.isIn) {
          this.provider?.receive(frame.from, frame.signal);
        }
        if (frame.type === "ERROR" && frame.code === "callFull") this.end("full");
      },
    });
  }

  readonly getState = (): CallState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  join(media: CallMedia): void {
    this.media = media;
    this.update({ phase: this.state.phase === "in" ? "in" : "joining" });
    this.takePlace();
  }

  /** What is sent; null for nothing. */
  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.tracks.set(kind, track);
    this.provider?.sendTrack(kind, track);
  }

  /** Tells the others what they get. */
  changeMedia(media: CallMedia): void {
    this.media = media;
    if (this.isIn) this.options.line.send({ type: "CALL_MEDIA", chatRoomId: this.options.chatRoomId, media });
  }

  /** Most bits a second of the own picture; null for as many as go. */
  limitVideo(bitsPerSecond: number | null): void {
    this.videoLimit = bitsPerSecond;
    this.provider?.limitVideo(bitsPerSecond);
  }

  /** Looks how the lines are and puts it into the state. */
  async measure(): Promise<void> {
    await this.provider?.measure((peerId) => {
      const media = this.known.get(peerId)?.media;
      return Boolean(media && (media.audio || media.video));
    });
  }

  leave(): void {
    if (this.isIn) this.options.line.send({ type: "CALL_LEAVE", chatRoomId: this.options.chatRoomId });
    this.end("out");
  }

  /** Lets go of everything; the page is closing. */
  stop(): void {
    this.leave();
    this.unsubscribe();
  }

  private get widest(): CallWay {
    return this.options.providers.sfu ? "sfu" : "mesh";
  }

  private get isIn(): boolean {
    return this.state.phase === "in" || this.state.phase === "joining";
  }

  private lineUp(): void {
    if (!this.isIn) return;
    this.takePlace();
    this.provider?.mend();
  }

  private takePlace(): void {
    const { chatRoomId, line } = this.options;
    const { peerId, media, wish: way } = this;
    line.send({ type: "CALL_JOIN", chatRoomId, peerId, media, way });
  }

  private follow({ seats, left }: CallFrame): void {
    this.update({ seats });
    if (!this.isIn) return;
    if (left === this.peerId) return this.end("taken");
    const here = seats.some((seat) => seat.peerId === this.peerId);
    if (!here) {
      // The place went with a line that the room lost meanwhile: this page is still here.
      if (this.state.phase === "in") this.takePlace();
      return;
    }
    this.update({ phase: "in" });
    const others = seats.filter((seat) => seat.peerId !== this.peerId);
    this.noteDeparture(others, left);
    if (this.wish === "sfu" && wayOf(others) === "mesh") return this.doWithout();
    for (const seat of this.known.values()) this.missing(seat, others, left);
    const provider = this.tied();
    for (const seat of others) {
      this.known.set(seat.peerId, seat);
      this.timers.clear(`back ${seat.peerId}`);
      provider.meet(seat);
    }
    this.show();
  }

  /** Gives the server up for this call, and tells the others, who do the same. */
  private doWithout(): void {
    this.wish = "mesh";
    this.provider?.close();
    this.provider = null;
    this.update({ fellBack: true });
    this.show();
    this.takePlace();
  }

  private tied(): VideoProvider {
    const { mesh, sfu } = this.options.providers;
    const create = this.wish === "sfu" && sfu ? sfu : mesh;
    this.provider ??= this.made.get(this.wish) ?? create(this.host());
    this.made.set(this.wish, this.provider);
    return this.provider;
  }

  private host(): ProviderHost {
    const { chatRoomId, line, environment } = this.options;
    const isKnown = (peerId: string) => this.known.has(peerId);
    return {
      ...{ chatRoomId, line, environment, peerId: this.peerId, tracks: this.tracks },
      videoLimit: () => this.videoLimit,
      knows: isKnown,
      onChange: () => this.show(),
      onFailed: () => {
        if (this.isIn && this.wish === "sfu") this.doWithout();
      },
    };
  }

  /** Whoever left, or came back as another peer, goes at once; whoever is only missing stays for a while. */
  private missing(seat: CallSeatView, others: readonly CallSeatView[], left: string | null): void {
    if (others.some(({ peerId }) => peerId === seat.peerId)) return;
    const replaced = others.some(({ memberId }) => memberId === seat.memberId);
    if (left === seat.peerId || replaced) return this.forget(seat.peerId);
    const name = `back ${seat.peerId}`;
    if (!this.timers.isSet(name)) this.timers.set(name, BACK_WITHIN_MS, () => this.forget(seat.peerId));
  }

  /** Of whoever left by a press it is said that they did; whoever comes back as another peer has not left. */
  private noteDeparture(others: readonly CallSeatView[], left: string | null): void {
    if (others.length > 0) return this.update({ departed: null });
    const gone = left === null ? undefined : this.known.get(left);
    if (!gone) return;
    const { memberId, displayName } = gone;
    this.update({ departed: { memberId, displayName, at: this.options.environment.time() } });
  }

  private forget(peerId: string): void {
    this.timers.clear(`back ${peerId}`);
    this.known.delete(peerId);
    this.provider?.forget(peerId);
    this.show();
  }

  private end(phase: CallState["phase"]): void {
    this.provider?.close();
    this.provider = null;
    this.known.clear();
    this.timers.clearAll();
    this.wish = this.widest;
    this.update({ phase, peers: [], departed: null, fellBack: false });
  }

  private show(): void {
    const peers = [...this.known.values()].map((seat): RemotePeer => ({
      ...seat,
      ...(this.provider?.peer(seat.peerId) ?? nothingYet),
    }));
    this.update({ peers });
  }

  private update(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
