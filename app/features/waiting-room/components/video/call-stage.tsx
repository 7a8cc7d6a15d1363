import { forwardRef, useEffect, useRef, useState, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Banner } from "~/ui/view/banner";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import { ToggleGroup } from "~/ui/hydrated/toggle-group";
import type { CallQuality } from "../../domain/video/call-quality";
import type { CallLine } from "../../realtime/video/call-line";
import { mediaOf, pictureOf } from "../../realtime/video/local-media";
import type { VideoCall } from "../../realtime/video/use-video-call";
import type { RemotePeer } from "../../realtime/video/video-provider";
import { CallControls } from "./call-controls";
import { Captions } from "./captions";
import { CallTile } from "./call-tile";
import { DeviceProblem } from "./device-problem";
import { useOwnStream } from "./use-own-stream";

const colours: Record<CallQuality, StatusColour> = { good: "green", fair: "orange", poor: "orange" };

// By the size of the text: where it is large a picture has the width for itself. All alike stand two in a row at most.
const besideLarge = "grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]";
const allAlike = "grid-cols-[repeat(auto-fill,minmax(min(100%,max(10rem,40%)),1fr))]";

/** Below the width of a tablet. */
const PHONE = "(max-width: 767px)";

export interface CallStageProps {
  video: VideoCall;
  line: CallLine;
  chatRoomId: string;
  name: string;
  /** The call is a group session's. */
  group: boolean;
  /** What is shown while nobody else is here. */
  alone: ReactNode;
  onLeave: () => void;
  onConclude?: () => void;
}

/** The call itself: who is in it, how the line is, and what one can do. */
export function CallStage({ video, line, chatRoomId, name, group, alone, onLeave, onConclude }: CallStageProps) {
  const { t } = useT();
  const { call, local, media, quality } = video;
  const [layout, setLayout] = useState("speaker");
  const [chosen, choose] = useState<string | null>(null);
  const stage = useRef<HTMLElement>(null);
  const mainVideo = useRef<HTMLVideoElement>(null);
  const own = useOwnStream(pictureOf(local));
  const { peers } = call;
  const main = layout === "speaker" ? (peers.find(({ peerId }) => peerId === chosen) ?? peers[0]) : undefined;
  const others = peers.filter((peer) => peer !== main);
  const hasMain = main !== undefined;
  useEffect(() => {
    // On a phone the call begins below the page's title: whoever joins sees the other's picture at once.
    if (matchMedia(PHONE).matches) stage.current?.scrollIntoView({ block: "start" });
  }, [hasMain]);
  const noLine = peers.length > 0 && peers.every(({ line }) => line === "broken");
  // What was known before the call is not said again in it.
  const [before] = useState(local.problems);
  const { camera, audio } = local.problems === before ? { camera: null, audio: null } : local.problems;
  return (
    <section
      ref={stage}
      aria-label={t("video:call.title")}
      className="flex flex-col gap-4 bg-canvas [&:fullscreen]:overflow-y-auto [&:fullscreen]:px-4 [&:fullscreen]:pt-4"
    >
      <div className="flex flex-col gap-3">
        {main && <PeerTile peer={main} large ref={mainVideo} />}
        {peers.length === 0 && (
          <p role="status" className="rounded-lg border border-line bg-sunken px-4 py-10 text-center text-lg">
            {t("video:wait.others")}
          </p>
        )}
        {peers.length === 0 && alone}
        <div className={classNames("grid gap-3", layout === "grid" ? allAlike : besideLarge)}>
          {others.map((peer) => (
            <div key={peer.peerId} className="flex flex-col gap-1">
              <PeerTile peer={peer} />
              {layout === "speaker" && (
                <Button tone="quiet" size="small" onClick={() => choose(peer.peerId)}>
                  {t("video:call.enlarge", { name: peer.displayName })}
                </Button>
              )}
            </div>
          ))}
          <CallTile name={name} colourKey={name} stream={own} media={mediaOf(local)} own />
        </div>
      </div>
      <Captions line={line} chatRoomId={chatRoomId} speaking={mediaOf(local).audio} peers={peers} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span role="status">
          {quality && <StatusBadge colour={colours[quality]}>{t(`video:quality.${quality}`)}</StatusBadge>}
        </span>
        {peers.length > 1 && (
          <ToggleGroup
            label={t("video:call.layout")}
            options={[
              { id: "speaker", label: t("video:call.speaker") },
              { id: "grid", label: t("video:call.grid") },
            ]}
            selected={layout}
            onSelect={setLayout}
          />
        )}
      </div>
      {noLine && (
        <Banner tone="offline" live>
          {t("video:quality.noLine")}
        </Banner>
      )}
      {call.fellBack && peers.length > 0 && (
        <Banner tone="info" live>
          {t("video:quality.fellBack")}
        </Banner>
      )}
      {local.held && (
        <Banner
          tone="warn"
          live
          action={
            <Button tone="secondary" size="small" onClick={video.retryPicture}>
              {t("video:quality.retry")}
            </Button>
          }
        >
          {t("video:quality.held")}
        </Banner>
      )}
      {camera && <DeviceProblem device="camera" problem={camera} onRetry={() => void media.openCamera()} />}
      {audio && <DeviceProblem device="microphone" problem={audio} onRetry={() => void media.openMicrophone()} />}
      <CallControls
        video={video}
        mainVideo={() => mainVideo.current}
        stage={() => stage.current}
        onLeave={onLeave}
        group={group}
        onConclude={onConclude}
      />
    </section>
  );
}

const PeerTile = forwardRef<HTMLVideoElement, { peer: RemotePeer; large?: boolean }>(function PeerTile(
  { peer, large },
  ref,
) {
  const { t } = useT();
  const note =
    peer.line === "connected" ? undefined : t(peer.line === "broken" ? "video:call.broken" : "video:call.connecting");
  return (
    <CallTile
      ref={ref}
      name={peer.displayName}
      colourKey={peer.memberId}
      stream={peer.stream}
      media={peer.media}
      note={note}
      large={large}
    />
  );
});
