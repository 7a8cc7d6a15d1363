import type { CallQuality } from "../../domain/video/call-quality";
import type { CallSignal } from "../../domain/video/room-call-state";
import type { RoomEnvironment } from "../room-environment";
import type { CallSeatView } from "../protocol-video";
import type { CallLine } from "./call-line";
import type { TrackKind } from "./peer-connection";

/** What comes from somebody else in the call. */
export interface PeerMedia {
  stream: MediaStream | null;
  line: "connecting" | "connected" | "broken";
  /** Null before there is anything to go by. */
  quality: CallQuality | null;
}

export const nothingYet: PeerMedia = { stream: null, line: "connecting", quality: null };

/** Somebody else in the call, with what comes from them. */
export interface RemotePeer extends CallSeatView, PeerMedia {}

export type CallPhase =
  /** Not in the call. */
  | "out"
  | "joining"
  | "in"
  /** The call goes on in another window or on another device of this person. */
  | "taken"
  | "full";

/** Somebody who left a call by their own press. */
export interface Departed {
  memberId: string;
  displayName: string;
  /** When, in epoch milliseconds. */
  at: number;
}

export interface CallState {
  phase: CallPhase;
  peers: readonly RemotePeer[];
  /** The last one who left for good, while nobody else is here; null where one is, or nobody has left. */
  departed: Departed | null;
  /** Whoever is in the call by what the room says, also while this page is not. */
  seats: readonly CallSeatView[];
  /** The call was to go by a video server, and goes between the browsers since that could not be. */
  fellBack: boolean;
}

/** What a way of pictures needs of the call that it serves. */
export interface ProviderHost {
  readonly chatRoomId: string;
  /** One's own in the call. */
  readonly peerId: string;
  readonly line: Pick<CallLine, "send">;
  readonly environment: Pick<RoomEnvironment, "after" | "newId">;
  /** What is sent, by kind; null for nothing. */
  readonly tracks: ReadonlyMap<TrackKind, MediaStreamTrack | null>;
  /** Most bits a second of the own picture; null for as many as go. */
  videoLimit(): number | null;
  /** Whether somebody is in the call still, present or away for a moment. */
  knows(peerId: string): boolean;
  /** What is shown of somebody has changed. */
  onChange(): void;
  /** This way does not carry: the call takes the other one. */
  onFailed(): void;
}

/**
 * The way pictures and sound go in a call: between the browsers, or by a server. Who is in the call, and who comes and
 * goes, is the room's to say; a provider ties to those whom it is given, and mends what breaks.
 */
export interface VideoProvider {
  /** Somebody is in the call; told anew with each change of theirs. */
  meet(seat: CallSeatView): void;
  /** Somebody is gone for good. */
  forget(peerId: string): void;
  /** What somebody's page says to this one through the room. */
  receive(from: string, signal: CallSignal): void;
  /** The room's line is up again: ways may have changed. */
  mend(): void;
  /** What is sent; null for nothing. */
  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  limitVideo(bitsPerSecond: number | null): void;
  peer(peerId: string): PeerMedia;
  /** Looks how the lines are; of who sends nothing there is nothing to say. */
  measure(sends: (peerId: string) => boolean): Promise<void>;
  /** Lets go of everyone; may be used again. */
  close(): void;
}

export type CreateVideoProvider = (host: ProviderHost) => VideoProvider;
