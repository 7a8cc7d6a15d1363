import type { CallSignal } from "../../domain/video/room-call-state";
import type { CallSeatView } from "../protocol-video";
import { RoomTimers } from "../room-environment";
import type { CreatePeerConnection, TrackKind } from "./peer-connection";
import { PeerLink } from "./peer-link";
import { nothingYet, type PeerMedia, type ProviderHost, type VideoProvider } from "./video-provider";

/** A pause before a tie that broke is begun anew, in milliseconds. */
const AGAIN_AFTER_MS = 1_500;

/** Pictures and sound from browser to browser, each to each. The room passes the signals on. */
export class MeshProvider implements VideoProvider {
  private readonly links = new Map<string, PeerLink>();
  /** Ties that ended here, so that what still comes of them is answered by 'begin another'. */
  private readonly ended = new Set<string>();
  private readonly lastLink = new Map<string, string>();
  private readonly timers: RoomTimers;

  constructor(
    private readonly host: ProviderHost,
    private readonly createConnection: CreatePeerConnection,
  ) {
    this.timers = new RoomTimers(host.environment);
  }

  meet({ peerId }: CallSeatView): void {
    if (this.links.has(peerId)) return;
    const last = this.lastLink.get(peerId);
    if (this.offersTo(peerId)) this.begin(peerId);
    else if (last) this.askAnew(peerId, last);
  }

  forget(peerId: string): void {
    this.timers.clear(`again ${peerId}`);
    this.drop(peerId);
  }

  receive(from: string, signal: CallSignal): void {
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

  mend(): void {
    for (const link of this.links.values()) link.mend();
  }

  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    for (const link of this.links.values()) link.sendTrack(kind, track);
  }

  limitVideo(bitsPerSecond: number | null): void {
    for (const link of this.links.values()) link.limitVideo(bitsPerSecond);
  }

  peer(peerId: string): PeerMedia {
    const link = this.links.get(peerId);
    return link ? { stream: link.stream, line: link.line, quality: link.quality } : nothingYet;
  }

  async measure(sends: (peerId: string) => boolean): Promise<void> {
    await Promise.all([...this.links].map(([peerId, link]) => link.measure(sends(peerId))));
  }

  close(): void {
    for (const peerId of [...this.links.keys()]) this.drop(peerId);
    this.timers.clearAll();
  }

  /** Of two peers the one with the lesser id offers first, and is the impolite one. */
  private offersTo(peerId: string): boolean {
    return this.host.peerId < peerId;
  }

  private begin(peerId: string, linkId = this.host.environment.newId()): PeerLink {
    this.drop(peerId);
    const { chatRoomId, line, environment, tracks, videoLimit } = this.host;
    const link: PeerLink = new PeerLink({
      linkId,
      initiator: this.offersTo(peerId),
      createConnection: this.createConnection,
      environment,
      tracks,
      videoLimit: videoLimit(),
      send: (signal) => void line.send({ type: "CALL_SIGNAL", chatRoomId, to: peerId, signal }),
      onChange: () => this.host.onChange(),
      onBroken: () => this.timers.set(`again ${peerId}`, AGAIN_AFTER_MS, () => this.renew(peerId, linkId)),
    });
    this.links.set(peerId, link);
    return link;
  }

  /** A tie broke: who offers begins another, the other side asks for one. */
  private renew(peerId: string, linkId: string): void {
    if (!this.host.knows(peerId) || this.links.get(peerId)?.linkId !== linkId) return;
    if (this.offersTo(peerId)) this.begin(peerId);
    else this.askAnew(peerId, linkId);
  }

  private askAnew(to: string, linkId: string): void {
    const { chatRoomId, line } = this.host;
    line.send({ type: "CALL_SIGNAL", chatRoomId, to, signal: { linkId, renew: true } });
  }

  private drop(peerId: string): void {
    const link = this.links.get(peerId);
    if (!link) return;
    this.ended.add(link.linkId);
    this.lastLink.set(peerId, link.linkId);
    link.close();
    this.links.delete(peerId);
  }
}
