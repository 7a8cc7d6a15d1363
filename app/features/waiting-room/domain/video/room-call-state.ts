/** What someone in a call sends now. */
export interface CallMedia {
  audio: boolean;
  video: boolean;
  /** The picture is their screen, not their camera. */
  screen: boolean;
}

/** How pictures and sound go: from browser to browser, or by a server that passes them on. */
export type CallWay = "mesh" | "sfu";

/** A call goes by the server only while everyone in it can; whoever cannot takes all others along. */
export function wayOf(seats: readonly { way?: CallWay | undefined }[]): CallWay {
  return seats.every(({ way }) => way === "sfu") ? "sfu" : "mesh";
}

/** What somebody in a call has given to the video server for the others to fetch. */
export interface Publication {
  /** New with each time that it is given anew, so that the others know to fetch it again. */
  id: string;
  chatRoomId: string;
  peerId: string;
  memberId: string;
  /** Theirs at the video server: what they give and what they fetch goes through it. It never leaves the Worker. */
  sessionId: string;
  tracks: readonly PublishedTrack[];
  /** Epoch milliseconds. */
  at: number;
}

export interface PublishedTrack {
  kind: "audio" | "video";
  /** Its name at the video server. */
  name: string;
}

/** Someone's place in a call. It belongs to one connection and goes with it. */
export interface CallSeat {
  /** The chat room whose call it is. */
  chatRoomId: string;
  /** Chosen by the page and kept over a reconnect, so that a picture that still runs is not torn down. */
  peerId: string;
  memberId: string;
  connectionId: string;
  media: CallMedia;
  /** By what their page can send and get pictures; absent is mesh. */
  way?: CallWay | undefined;
}

/** An offer, an answer or a way to be reached, as two browsers exchange them; the room reads nothing of it. */
export interface CallSignal {
  /** The tie between two peers that it belongs to; a new one is begun with a new id. */
  linkId: string;
  description?: { type: "offer" | "answer" | "pranswer" | "rollback"; sdp: string };
  candidate?: {
    candidate: string;
    sdpMid: string | null;
    sdpMLineIndex: number | null;
    usernameFragment: string | null;
  } | null;
  /** The tie of this id is no more on the sender's side: begin another. */
  renew?: true;
}

/** Stands for the connection of a member who has none and polls. */
export const pollConnectionOf = (memberId: string): string => `poll:${memberId}`;

/** A piece of what somebody says, as text; a later one of the same id replaces it. */
export interface CallCaption {
  captionId: string;
  text: string;
  /** Nothing more comes to it. */
  final: boolean;
}

/** Longest caption, in UTF-16 code units. */
export const MAX_CAPTION_LENGTH = 500;

/** Most people in one call: each sends to each, which a phone bears for four. */
export const MAX_CALL_SEATS = 4;
