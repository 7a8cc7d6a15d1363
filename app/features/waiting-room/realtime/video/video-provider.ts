import type { CallQuality } from "../../domain/call-quality";
import type { CallMedia } from "../../domain/room-call-state";
import type { CallSeatView } from "../protocol-video";
import type { TrackKind } from "./peer-connection";

/** Somebody else in the call, with what comes from them. */
export interface RemotePeer extends CallSeatView {
  stream: MediaStream | null;
  line: "connecting" | "connected" | "broken";
  /** Null before there is anything to go by. */
  quality: CallQuality | null;
}

export type CallPhase =
  /** Not in the call. */
  | "out"
  | "joining"
  | "in"
  /** The call goes on in another window or on another device of this person. */
  | "taken"
  | "full";

export interface CallState {
  phase: CallPhase;
  peers: readonly RemotePeer[];
  /** Whoever is in the call by what the room says, also while this page is not. */
  seats: readonly CallSeatView[];
}

/**
 * The way pictures and sound go in a call: between the browsers, or by a hosted server. What is said here is all that
 * the screens know of it.
 */
export interface VideoProvider {
  readonly getState: () => CallState;
  readonly subscribe: (listener: () => void) => () => void;
  join(media: CallMedia): void;
  /** What is sent; null for nothing. */
  sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  /** Tells the others what they get. */
  changeMedia(media: CallMedia): void;
  /** Most bits a second of the own picture; null for as many as go. */
  limitVideo(bitsPerSecond: number | null): void;
  /** Looks how the lines are and puts it into the state. */
  measure(): Promise<void>;
  leave(): void;
  /** Lets go of everything; the page is closing. */
  stop(): void;
}
