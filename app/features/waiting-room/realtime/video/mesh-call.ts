import type { CallMedia, CallSignal } from "../../domain/room-call-state";
import type { CallFrame, CallSeatView } from "../protocol-video";
import { RoomTimers, type RoomEnvironment } from "../room-environment";
import type { CallLine } from "./call-line";
import type { CreatePeerConnection, TrackKind } from "./peer-connection";
import { PeerLink } from "./peer-link";
import type { CallState, RemotePeer, VideoProvider } from "./video-provider";

/** Whoever is missing without having left may be back in a moment; their picture stays for this long, in milliseconds. */
const BACK_WITHIN_MS = 20_000;
/** A pause before a tie that broke is begun anew, in milliseconds. */
const AGAIN_AFTER_MS = 1_500;

export interface MeshCallOptions {
  chatRoomId: string;
  line: CallLine;
  createConnection: CreatePeerConnection;
  environment: Pick<RoomEnvironment, "after" | "newId">;
}

/** Pictures and sound from browser to browser, each to each. The room passes the signals on. */
export class MeshCall implements VideoProvider {
  private state: CallState = { phase: "out", peers: [], seats: [] };
  private readonly listeners = new Set<() => void>();
  private readonly links = new Map<string, PeerLink>();
  /** Ties that ended here, so that what still comes of them is answered by 'begin another'. */
  private readonly ended = new Set<string>();
  private readonly lastLink = new Map<string, string>();
  private readonly known = new Map<string, CallSeatView>();
  private readonly tracks = new Map<TrackKind, MediaStreamTrack | null>();
  private readonly timers: RoomTimers;
  private readonly peerId: string;
  private readonly unsubscribe: () => void;
  private media: CallMedia = { audio: false, video: false, screen: false };
  private videoLimit: number | null = null;

  constructor(private readonly options: MeshCallOptions) {
    this.timers = new RoomTimers(options.environment);
    this.peerId = options.environment.newId();
    this.unsubscribe = options.line.subscribe({
      onUp: () => this.lineUp(),
      onFrame: (frame) => {
        if (frame.type === "CALL" && frame.chatRoomId === options.chatRoomId) this.follow(frame);
        if (frame.type === "CALL_SIGNAL" && frame.chatRoomId === options.chatRoomId) {
          this.receive(frame.from, frame.signal);
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

  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.tracks.set(kind, track);
    for (const link of this.links.values()) link.sendTrack(kind, track);
  }

  changeMedia(media: CallMedia): void {
    this.media = media;
    if (this.isIn) this.options.line.send({ type: "CALL_MEDIA", chatRoomId: this.options.chatRoomId, media });
  }

  limitVideo(bitsPerSecond: number | null): void {
    this.videoLimit = bitsPerSecond;
    for (const link of this.links.values()) link.limitVideo(bitsPerSecond);
  }

  async measure(): Promise<void> {
    const sends = (peerId: string) => {
      const media = this.known.get(peerId)?.media;
      return Boolean(media && (media.audio || media.video));
    };
    await Promise.all([...this.links].map(([peerId, link]) => link.measure(sends(peerId))));
  }

  leave(): void {
    if (this.isIn) this.options.line.send({ type: "CALL_LEAVE", chatRoomId: this.options.chatRoomId });
    this.end("out");
  }

  stop(): void {
    this.leave();
    this.unsubscribe();
  }

  private get isIn(): boolean {
    return this.state.phase === "in" || this.state.phase === "joining";
  }

  private lineUp(): void {
    if (!this.isIn) return;
    this.takePlace();
    for (const link of this.links.values()) link.mend();
  }

  private takePlace(): void {
    const { chatRoomId, line } = this.options;
    const { peerId, media } = this;
    line.send({ type: "CALL_JOIN", chatRoomId, peerId, media });
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
    for (const seat of this.known.values()) this.missing(seat, others, left);
    for (const seat of others) this.meet(seat);
    this.show();
  }

  /** Whoever left, or came back as another peer, goes at once; whoever is only missing stays for a while. */
  private missing(seat: CallSeatView, others: readonly CallSeatView[], left: string | null): void {
    if (others.some(({ peerId }) => peerId === seat.peerId)) return;
    const replaced = others.some(({ memberId }) => memberId === seat.memberId);
    if (left === seat.peerId || replaced) return this.forget(seat.peerId);
    const name = `back ${seat.peerId}`;
    if (!this.timers.isSet(name)) this.timers.set(name, BACK_WITHIN_MS, () => this.forget(seat.peerId));
  }

  private meet(seat: CallSeatView): void {
    this.known.set(seat.peerId, seat);
    this.timers.clear(`back ${seat.peerId}`);
    if (this.links.has(seat.peerId)) return;
    const last = this.lastLink.get(seat.peerId);
    if (this.offersTo(seat.peerId)) this.begin(seat.peerId);
    else if (last) this.askAnew(seat.peerId, last);
  }

  /** Of two peers the one with the lesser id offers first, and is the impolite one. */
  private offersTo(peerId: string): boolean {
    return this.peerId < peerId;
  }

  private begin(peerId: string, linkId = this.options.environment.newId()): PeerLink {
    this.drop(peerId);
    const { chatRoomId, line, createConnection, environment } = this.options;
    const initiator = this.offersTo(peerId);
    const link: PeerLink = new PeerLink({
      linkId,
      initiator,
      createConnection,
      environment,
      tracks: this.tracks,
      videoLimit: this.videoLimit,
      send: (signal) => void line.send({ type: "CALL_SIGNAL", chatRoomId, to: peerId, signal }),
      onChange: () => this.show(),
      onBroken: () => this.timers.set(`again ${peerId}`, AGAIN_AFTER_MS, () => this.renew(peerId, linkId)),
    });
    this.links.set(peerId, link);
    return link;
  }

  /** A tie broke: who offers begins another, the other side asks for one. */
  private renew(peerId: string, linkId: string): void {
    if (!this.known.has(peerId) || this.links.get(peerId)?.linkId !== linkId) return;
    if (this.offersTo(peerId)) this.begin(peerId);
    else this.askAnew(peerId, linkId);
  }

  private askAnew(to: string, linkId: string): void {
    const { chatRoomId, line } = this.options;
    line.send({ type: "CALL_SIGNAL", chatRoomId, to, signal: { linkId, renew: true } });
  }

  private receive(from: string, signal: CallSignal): void {
    if (!this.isIn) return;
    const link = this.links.get(from);
    const initiator = this.offersTo(from);
    const current = link?.linkId === signal.linkId;
    if (initiator) {
      if (signal.renew && (current || !link)) this.begin(from);
      else if (current) link.receive(signal);
      return;
    }
    if (this.ended.has(signal.linkId) || (current && link.line === "broken")) {
      if (signal.description) this.askAnew(from, signal.linkId);
    } else if (current) link.receive(signal);
    else if (signal.description?.type === "offer") this.begin(from, signal.linkId).receive(signal);
  }

  private forget(peerId: string): void {
    this.timers.clear(`back ${peerId}`);
    this.timers.clear(`again ${peerId}`);
    this.known.delete(peerId);
    this.drop(peerId);
    this.show();
  }

  private drop(peerId: string): void {
    const link = this.links.get(peerId);
    if (!link) return;
    this.ended.add(link.linkId);
    this.lastLink.set(peerId, link.linkId);
    link.close();
    this.links.delete(peerId);
  }

  private end(phase: CallState["phase"]): void {
    for (const peerId of [...this.links.keys()]) this.drop(peerId);
    this.known.clear();
    this.timers.clearAll();
    this.update({ phase, peers: [] });
  }

  private show(): void {
    const peers = [...this.known.values()].map((seat): RemotePeer => {
      const link = this.links.get(seat.peerId);
      return {
        ...seat,
        stream: link?.stream ?? null,
        line: link?.line ?? "connecting",
        quality: link?.quality ?? null,
      };
    });
    this.update({ peers });
  }

  private update(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
