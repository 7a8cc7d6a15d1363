import { forwardRef, useState, type ReactNode, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { mediaOf, pictureOf } from "../../realtime/video/local-media";
import type { VideoCall } from "../../realtime/video/use-video-call";
import type { Departed, RemotePeer } from "../../realtime/video/video-provider";
import type { CallLayout } from "./call-menu";
import { CallNotices } from "./call-notices";
import { CallTile, type TileSize } from "./call-tile";
import { OwnPicture } from "./own-picture";
import type { ShownCaptions } from "./use-captions";
import { useOwnStream } from "./use-own-stream";

export interface CallStageProps {
  video: VideoCall;
  /** One's own, as the others see it. */
  name: string;
  layout: CallLayout;
  captions: ShownCaptions;
  /** The picture that is large, for a small window of its own. */
  mainVideo: RefObject<HTMLVideoElement>;
  /** What is shown while nobody else is here. */
  alone: ReactNode;
  /** The clock of the appointment. */
  timeZone: string;
}

/**
 * The pictures of a call, which fill the room there is: one large with the others in a strip, or all alike. Where large
 * text leaves too little for initials and a name, the page grows instead and scrolls above the call's bar.
 */
export function CallStage({ video, name, layout, captions, mainVideo, alone, timeZone }: CallStageProps) {
  const { t } = useT();
  const { call, local } = video;
  const [chosen, choose] = useState<string | null>(null);
  const own = useOwnStream(pictureOf(local));
  const { peers } = call;
  const main = peers.find(({ peerId }) => peerId === chosen) ?? peers[0];
  const ownTile = (size: TileSize) => (
    <CallTile name={name} colourKey={name} stream={own} media={mediaOf(local)} own size={size} />
  );
  return (
    <section data-stage="" aria-label={t("video:call.title")} className="@container relative min-h-48 grow bg-canvas">
      {!main ? (
        <Alone own={ownTile("large")} departed={call.departed} timeZone={timeZone}>
          {alone}
        </Alone>
      ) : layout === "grid" && peers.length > 1 ? (
        <div className="grid size-full auto-rows-[minmax(8rem,1fr)] gap-1 overflow-y-auto p-1 @min-[36rem]:grid-cols-2">
          {peers.map((peer) => (
            <PeerTile key={peer.peerId} peer={peer} size="large" />
          ))}
          {ownTile("large")}
        </div>
      ) : peers.length === 1 ? (
        <>
          <PeerTile peer={main} size="large" ref={mainVideo} />
          <OwnPicture>{ownTile("strip")}</OwnPicture>
        </>
      ) : (
        <div className="flex size-full flex-col @min-[40rem]:flex-row">
          <div className="min-h-0 min-w-0 grow">
            <PeerTile peer={main} size="large" ref={mainVideo} />
          </div>
          <Strip peers={peers.filter((peer) => peer !== main)} onChoose={choose}>
            {ownTile("strip")}
          </Strip>
        </div>
      )}
      <div className="pointer-events-none absolute inset-x-2 top-[calc(var(--call-head)+0.5rem)] z-10 flex max-h-full flex-col gap-2 overflow-y-auto *:pointer-events-auto">
        <CallNotices video={video} />
      </div>
      <CaptionLines captions={captions} peers={peers} />
    </section>
  );
}

interface AloneProps {
  own: ReactNode;
  /** Who left the call, where somebody did; else the others have yet to come, or lost their line. */
  departed: Departed | null;
  timeZone: string;
  children: ReactNode;
}

/** Nobody else is here: one's own picture fills the place, and over its foot stands what one can do about it. */
function Alone({ own, departed, timeZone, children }: AloneProps) {
  const { t, format } = useT();
  return (
    <>
      <div className="absolute inset-0">{own}</div>
      <div className="absolute inset-x-3 bottom-14 mx-auto flex max-h-[calc(100%-4.5rem)] max-w-md flex-col items-center gap-3 overflow-y-auto rounded-xl border border-line bg-surface px-5 py-4 shadow-float">
        <p role="status" className="text-center text-lg font-semibold">
          {departed
            ? t("video:wait.left", { name: departed.displayName, time: format.time(departed.at, timeZone) })
            : t("video:wait.others")}
        </p>
        {children}
      </div>
    </>
  );
}

interface StripProps {
  peers: readonly RemotePeer[];
  onChoose: (peerId: string) => void;
  /** One's own picture. */
  children: ReactNode;
}

/** The others beside the large picture; a press makes one of them large. */
function Strip({ peers, onChoose, children }: StripProps) {
  const { t } = useT();
  const place = "relative aspect-[4/3] w-28 shrink-0 @min-[40rem]:w-auto";
  return (
    <div className="flex shrink-0 gap-1 overflow-x-auto p-1 @min-[40rem]:w-44 @min-[40rem]:flex-col @min-[40rem]:overflow-x-visible @min-[40rem]:overflow-y-auto">
      {peers.map((peer) => (
        <div key={peer.peerId} className={place}>
          <PeerTile peer={peer} size="strip" />
          <button
            type="button"
            onClick={() => onChoose(peer.peerId)}
            className="absolute inset-0 rounded-md outline-offset-[-3px]"
          >
            <VisuallyHidden>{t("video:call.enlarge", { name: peer.displayName })}</VisuallyHidden>
          </button>
        </div>
      ))}
      <div className={place}>{children}</div>
    </div>
  );
}

/** What the others say as text, over the foot of the picture. */
function CaptionLines({ captions, peers }: { captions: ShownCaptions; peers: readonly RemotePeer[] }) {
  const { t } = useT();
  const nameOf = (peerId: string) => peers.find((peer) => peer.peerId === peerId)?.displayName ?? "";
  if (captions.lines.length === 0) return null;
  return (
    <ul
      aria-label={t("video:captions.title")}
      className="absolute inset-x-4 bottom-14 mx-auto flex max-w-prose flex-col gap-1 rounded-lg bg-surface px-4 py-2 text-lg text-ink call-larger"
    >
      {captions.lines.map(({ from, captionId, text }) => (
        <li key={`${from} ${captionId}`} dir="auto">
          <span className="font-semibold">{nameOf(from)}</span> {text}
        </li>
      ))}
    </ul>
  );
}

const PeerTile = forwardRef<HTMLVideoElement, { peer: RemotePeer; size: TileSize }>(function PeerTile(
  { peer, size },
  ref,
) {
  const { t } = useT();
  const note =
    peer.line === "connected" ? undefined : t(peer.line === "broken" ? "video:call.broken" : "video:call.connecting");
  const { displayName: name, memberId: colourKey, stream, media } = peer;
  return <CallTile ref={ref} {...{ name, colourKey, stream, media, note, size }} />;
});
