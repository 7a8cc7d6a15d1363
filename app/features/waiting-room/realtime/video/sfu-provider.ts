import { qualityBetween, type LineSample } from "../../domain/video/call-quality";
import type { CallSeatView } from "../protocol-video";
import { RoomTimers } from "../room-environment";
import type { AskMedia } from "./media-asker";
import type { CreatePeerConnection, TrackKind } from "./peer-connection";
import { SfuLink } from "./sfu-link";
import { nothingYet, type PeerMedia, type ProviderHost, type VideoProvider } from "./video-provider";

/** A pause before a connection that did not come up is begun anew, in milliseconds; one that was up is at once. */
const AGAIN_AFTER_MS = 1_000;
/** A pause before something is asked for again that has not come to the server yet, in milliseconds. */
const MISSING_AFTER_MS = 1_000;
/** So often the server may fail before the call does without it. */
const MOST_FAULTS = 2;

export interface SfuProviderOptions {
  createConnection: CreatePeerConnection;
  ask: AskMedia;
  fillers: { of(kind: TrackKind): MediaStreamTrack | null; stop(): void };
}

interface Peer {
  /** What they have at the server now, and what of it was fetched. */
  publication: string | null;
  fetched: string | null;
  /** On which lines it comes. */
  mids: string[];
  media: PeerMedia;
  last: LineSample | null;
}

/** Pictures and sound by a video server: each page gives its own once and fetches those of the others. */
export class SfuProvider implements VideoProvider {
  private readonly peers = new Map<string, Peer>();
  private readonly timers: RoomTimers;
  private link: SfuLink | null = null;
  private faults = 0;
  private fetching = false;

  constructor(
    private readonly host: ProviderHost,
    private readonly options: SfuProviderOptions,
  ) {
    this.timers = new RoomTimers(host.environment);
  }

  meet({ peerId, publication: given }: CallSeatView): void {
    const publication = given ?? null;
    const peer = this.peers.get(peerId) ?? { publication, fetched: null, mids: [], media: nothingYet, last: null };
    peer.publication = publication;
    this.peers.set(peerId, peer);
    if (!this.link && !this.timers.isSet("again")) this.connect();
    void this.fetch();
  }

  forget(peerId: string): void {
    this.link?.release(this.peers.get(peerId)?.mids ?? []);
    this.peers.delete(peerId);
  }

  /** Pages say nothing to each other here. */
  receive(): void {}

  mend(): void {
    void this.fetch();
  }

  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.link?.sendTrack(kind, track);
  }

  limitVideo(bitsPerSecond: number | null): void {
    this.link?.limitVideo(bitsPerSecond);
  }

  peer(peerId: string): PeerMedia {
    return this.peers.get(peerId)?.media ?? nothingYet;
  }

  async measure(sends: (peerId: string) => boolean): Promise<void> {
    const { link } = this;
    if (link?.state !== "up") return;
    for (const [peerId, peer] of this.peers) {
      if (peer.mids.length === 0) continue;
      const sample = await link.sample(peer.mids);
      const quality = peer.last && sends(peerId) ? qualityBetween(peer.last, sample) : null;
      peer.last = sample;
      if (quality !== peer.media.quality) this.show(peer, { quality });
    }
  }

  close(): void {
    this.timers.clearAll();
    this.link?.close();
    this.link = null;
    this.peers.clear();
    this.faults = 0;
    this.options.fillers.stop();
  }

  private connect(): void {
    const { host, options } = this;
    const link: SfuLink = new SfuLink({
      ...{ host, createConnection: options.createConnection, ask: options.ask },
      filler: (kind) => options.fillers.of(kind),
      onUp: () => void this.fetch(),
      onTrack: (track, mid) => this.receiveTrack(track, mid),
      onDown: (fault, wasUp) => {
        if (this.link === link) this.down(fault, wasUp);
      },
    });
    this.link = link;
  }

  private down(fault: "server" | "way", wasUp: boolean): void {
    this.link = null;
    if (fault === "server") this.faults += 1;
    // It may have been the server that let the line fall: if it fails then as well, it is not asked a third time.
    else if (wasUp) this.faults = Math.max(this.faults, 1);
    for (const peer of this.peers.values()) {
      [peer.fetched, peer.mids, peer.last] = [null, [], null];
      this.show(peer, { stream: null, line: "broken", quality: null });
    }
    if (this.faults >= MOST_FAULTS) return this.host.onFailed();
    this.timers.set("again", wasUp ? 0 : AGAIN_AFTER_MS, () => this.connect());
  }

  /** Fetches whatever is at the server and not here, one round at a time. */
  private async fetch(): Promise<void> {
    const { link } = this;
    const wanted = this.wanted();
    if (link?.state !== "up" || this.fetching || wanted.length === 0 || this.timers.isSet("missing")) return;
    this.fetching = true;
    const answer = await link.subscribe(wanted, (tracks) => this.expect(tracks));
    this.fetching = false;
    if (!answer || this.link !== link) return void this.fetch();
    if (answer.missing.length > 0) this.timers.set("missing", MISSING_AFTER_MS, () => void this.fetch());
    else void this.fetch();
  }

  private wanted(): string[] {
    return [...this.peers.values()].flatMap(({ publication, fetched }) =>
      publication !== null && publication !== fetched ? [publication] : [],
    );
  }

  /** What comes next on these lines is theirs; what they gave before is let go. */
  private expect(tracks: readonly { publication: string; mid: string }[]): void {
    for (const peer of this.peers.values()) {
      const mids = tracks.filter(({ publication }) => publication === peer.publication).map(({ mid }) => mid);
      if (mids.length === 0) continue;
      this.link?.release(peer.mids);
      [peer.mids, peer.fetched, peer.last] = [mids, peer.publication, null];
    }
  }

  private receiveTrack(track: MediaStreamTrack, mid: string): void {
    const peer = [...this.peers.values()].find(({ mids }) => mids.includes(mid));
    if (!peer) return;
    this.faults = 0;
    // A new stream for each track, so that what shows it is told.
    const others = peer.media.stream?.getTracks().filter(({ kind }) => kind !== track.kind) ?? [];
    this.show(peer, { stream: new MediaStream([...others, track]), line: "connected" });
  }

  private show(peer: Peer, change: Partial<PeerMedia>): void {
    peer.media = { ...peer.media, ...change };
    this.host.onChange();
  }
}
