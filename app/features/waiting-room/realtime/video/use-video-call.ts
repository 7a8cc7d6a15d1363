import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { fullPicture, nextPicture, SMALL_PICTURE_BITS, type CallQuality } from "../../domain/video/call-quality";
import type { CallLine } from "./call-line";
import { browserDeviceMemory } from "./device-memory";
import { LocalMedia, mediaOf, pictureOf, type LocalMediaState } from "./local-media";
import { FillerTracks } from "./filler-tracks";
import type { AskMedia } from "./media-asker";
import { MeshProvider } from "./mesh-provider";
import { browserPeerConnections } from "./peer-connection";
import { RoomCall } from "./room-call";
import { SfuProvider } from "./sfu-provider";
import type { CallState } from "./video-provider";

/** How often the lines are measured, in milliseconds. */
const MEASURE_EVERY_MS = 2_000;

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

export interface VideoCallOptions {
  chatRoomId: string;
  line: CallLine;
  iceServers: IceServer[];
  /** Talks to the video server; null where the deployment has none. */
  askMedia: AskMedia | null;
}

export interface VideoCall {
  call: CallState;
  local: LocalMediaState;
  media: LocalMedia;
  /** How the worst line is; null while there is nothing to go by. */
  quality: CallQuality | null;
  join(): void;
  leave(): void;
  /** Tries the full picture again after the line had become too weak for one. */
  retryPicture(): void;
}

/** A page that the Worker writes joins no call, so that the Worker is built without what makes one. */
function inBrowserOnly(): never {
  throw new Error("A call is made in a browser.");
}

/** What can carry a call: the browsers among themselves, and the video server where there is one. */
const providersOf = (
  connections: () => ReturnType<typeof browserPeerConnections>,
  ask: AskMedia | null,
): ConstructorParameters<typeof RoomCall>[0]["providers"] => ({
  mesh: (host) => {
    if (import.meta.env.SSR) return inBrowserOnly();
    return new MeshProvider(host, connections());
  },
  sfu:
    ask &&
    ((host) => {
      if (import.meta.env.SSR) return inBrowserOnly();
      return new SfuProvider(host, { createConnection: connections(), ask, fillers: new FillerTracks() });
    }),
});

/** One's own devices and the call they are in, for as long as the page is mounted. */
export function useVideoCall({ chatRoomId, line, iceServers, askMedia }: VideoCallOptions): VideoCall {
  const servers = useRef(iceServers);
  servers.current = iceServers;
  const [media] = useState(
    () =>
      new LocalMedia(
        () => navigator.mediaDevices,
        browserDeviceMemory(() => localStorage),
      ),
  );
  const [room] = useState(() => {
    return new RoomCall({
      chatRoomId,
      line,
      providers: providersOf(() => browserPeerConnections(() => servers.current), askMedia),
      environment: {
        newId: () => crypto.randomUUID(),
        time: () => Date.now(),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
    });
  });
  const call = useSyncExternalStore(room.subscribe, room.getState, room.getState);
  const local = useSyncExternalStore(media.subscribe, media.getState, media.getState);
  const quality = worst(call);

  useEffect(() => () => media.stop(), [media]);
  useEffect(() => () => room.stop(), [room]);
  const sent = pictureOf(local);
  useEffect(() => room.sendTrack("audio", local.audio), [room, local.audio]);
  useEffect(() => room.sendTrack("video", sent), [room, sent]);
  const { audio, video, screen } = mediaOf(local);
  useEffect(() => room.changeMedia({ audio, video, screen }), [room, audio, video, screen]);

  const retryPicture = usePictureByLine(room, media, call.phase === "in");
  return {
    call,
    local,
    media,
    quality,
    join: () => room.join(mediaOf(media.getState())),
    leave: () => room.leave(),
    retryPicture,
  };
}

/** Cuts the picture down while the lines are poor, and gives what tries a full one again. */
function usePictureByLine(room: RoomCall, media: LocalMedia, inCall: boolean): () => void {
  const picture = useRef(fullPicture);
  useEffect(() => {
    if (!inCall) return;
    const timer = setInterval(() => {
      void room.measure().then(() => {
        const now = worst(room.getState());
        if (now === null) return;
        const next = nextPicture(picture.current, now);
        if (next.step !== picture.current.step) {
          room.limitVideo(next.step === "full" ? null : SMALL_PICTURE_BITS);
          media.hold(next.step === "none");
        }
        picture.current = next;
      });
    }, MEASURE_EVERY_MS);
    return () => clearInterval(timer);
  }, [inCall, room, media]);
  return () => {
    picture.current = fullPicture;
    room.limitVideo(null);
    media.hold(false);
  };
}

const ORDER: readonly CallQuality[] = ["poor", "fair", "good"];

function worst({ peers }: CallState): CallQuality | null {
  return ORDER.find((quality) => peers.some((peer) => peer.quality === quality)) ?? null;
}
