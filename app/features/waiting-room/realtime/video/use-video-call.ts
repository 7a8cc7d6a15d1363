import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { fullPicture, nextPicture, SMALL_PICTURE_BITS, type CallQuality } from "../../domain/call-quality";
import type { CallLine } from "./call-line";
import { LocalMedia, mediaOf, pictureOf, type LocalMediaState } from "./local-media";
import { MeshCall } from "./mesh-call";
import { browserPeerConnections } from "./peer-connection";
import type { CallState, VideoProvider } from "./video-provider";

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

/** One's own devices and the call they are in, for as long as the page is mounted. */
export function useVideoCall({ chatRoomId, line, iceServers }: VideoCallOptions): VideoCall {
  const servers = useRef(iceServers);
  servers.current = iceServers;
  const [media] = useState(() => new LocalMedia(() => navigator.mediaDevices));
  const [provider] = useState<VideoProvider>(
    () =>
      new MeshCall({
        chatRoomId,
        line,
        createConnection: browserPeerConnections(() => servers.current),
        environment: {
          newId: () => crypto.randomUUID(),
          after: (ms, run) => {
            const timer = setTimeout(run, ms);
            return () => clearTimeout(timer);
          },
        },
      }),
  );
  const call = useSyncExternalStore(provider.subscribe, provider.getState, provider.getState);
  const local = useSyncExternalStore(media.subscribe, media.getState, media.getState);
  const quality = worst(call);

  useEffect(() => () => media.stop(), [media]);
  useEffect(() => () => provider.stop(), [provider]);
  const sent = pictureOf(local);
  useEffect(() => provider.sendTrack("audio", local.audio), [provider, local.audio]);
  useEffect(() => provider.sendTrack("video", sent), [provider, sent]);
  const { audio, video, screen } = mediaOf(local);
  useEffect(() => provider.changeMedia({ audio, video, screen }), [provider, audio, video, screen]);

  const retryPicture = usePictureByLine(provider, media, call.phase === "in");
  return {
    call,
    local,
    media,
    quality,
    join: () => provider.join(mediaOf(media.getState())),
    leave: () => provider.leave(),
    retryPicture,
  };
}

/** Cuts the picture down while the lines are poor, and gives what tries a full one again. */
function usePictureByLine(provider: VideoProvider, media: LocalMedia, inCall: boolean): () => void {
  const picture = useRef(fullPicture);
  useEffect(() => {
    if (!inCall) return;
    const timer = setInterval(() => {
      void provider.measure().then(() => {
        const now = worst(provider.getState());
        if (now === null) return;
        const next = nextPicture(picture.current, now);
        if (next.step !== picture.current.step) {
          provider.limitVideo(next.step === "full" ? null : SMALL_PICTURE_BITS);
          media.hold(next.step === "none");
        }
        picture.current = next;
      });
    }, MEASURE_EVERY_MS);
    return () => clearInterval(timer);
  }, [inCall, provider, media]);
  return () => {
    picture.current = fullPicture;
    provider.limitVideo(null);
    media.hold(false);
  };
}

const ORDER: readonly CallQuality[] = ["poor", "fair", "good"];

function worst({ peers }: CallState): CallQuality | null {
  return ORDER.find((quality) => peers.some((peer) => peer.quality === quality)) ?? null;
}
