/** An offer or an answer (W3C WebRTC, RTCSessionDescriptionInit). */
export interface MediaDescription {
  type: "offer" | "answer";
  sdp: string;
}

/** A track of somebody's at the server. */
export interface ServerTrack {
  sessionId: string;
  name: string;
}

/** A track that was asked for; without `mid`, the line on which it comes, it is not there (yet). */
export interface SubscribedTrack extends ServerTrack {
  mid: string | null;
}

/** It did not answer, or not what was asked for. What it was asked may or may not have been done. */
export class VideoServerFailed extends Error {
  override name = "VideoServerFailed";
}

/**
 * A server that takes each person's pictures and sound once and passes them on to the others (SFU, RFC 7667 section
 * 3.7). It knows sessions, one for each browser's connection, and tracks, and nothing of rooms or rights: those are ours.
 * Every call @throws VideoServerFailed
 */
export interface VideoServer {
  /** Begins a session and gives its id. */
  open(): Promise<string>;
  /** Gives tracks to the server: the browser's offer goes there, the answer comes back. */
  publish(
    sessionId: string,
    offer: string,
    tracks: readonly { mid: string; name: string }[],
  ): Promise<MediaDescription>;
  /** Asks for tracks of others: the server's offer comes back where there is something new to agree on. */
  subscribe(
    sessionId: string,
    tracks: readonly ServerTrack[],
  ): Promise<{ offer: MediaDescription | null; tracks: SubscribedTrack[] }>;
  /** The browser's answer to the server's offer. */
  answer(sessionId: string, sdp: string): Promise<void>;
  /** Ends lines of a session. */
  close(sessionId: string, mids: readonly string[]): Promise<void>;
  /** Ends all lines of a session: nothing of it goes to anybody any more, and nothing comes to it. */
  end(sessionId: string): Promise<void>;
}
