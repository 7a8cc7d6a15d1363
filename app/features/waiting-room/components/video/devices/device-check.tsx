import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { Banner } from "~/ui/view/banner";
import type { RoomStatus } from "../../../realtime/room-client-state";
import { mediaOf } from "../../../realtime/video/local-media";
import type { VideoCall } from "../../../realtime/video/use-video-call";
import { CallTile } from "../call-tile";
import { DeviceChoice } from "./device-choice";
import { DeviceProblems } from "./device-problem";
import { PreviewBar } from "./preview-bar";
import { useOwnStream } from "../use-own-stream";

export interface DeviceCheckProps {
  video: VideoCall;
  name: string;
  status: RoomStatus;
  busy: boolean;
  /** Why the session did not let in. */
  refusal: string | null;
  /** The devices are opened without a press: the button to join stands there from the start. */
  atOnce: boolean;
  onJoin: () => void;
}

/**
 * Before the call: one's own picture large, the microphone with how loud it is, and one button for what comes next.
 * Nothing is asked for by itself, and the way in is open without a camera too.
 */
export function DeviceCheck({ video, name, status, busy, refusal, atOnce, onJoin }: DeviceCheckProps) {
  const { t } = useT();
  const { local, media } = video;
  const own = useOwnStream(local.camera);
  const [pressed, setPressed] = useState(false);
  // A press before the page works would be lost.
  const ready = useHydrated();
  const { audio, camera } = local.problems;
  const asked = atOnce || pressed || local.asking || (local.audio ?? local.camera ?? audio ?? camera) !== null;
  const ask = async (withCamera: boolean) => {
    if (withCamera) await media.openBoth();
    else {
      await media.openMicrophone();
      media.closeCamera();
    }
    setPressed(true);
  };
  const joinWithout = () => {
    media.goWithout();
    onJoin();
  };
  return (
    <section aria-label={t("video:check.title")} className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 @min-[44rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @min-[44rem]:items-center">
        <div className="flex min-w-0 flex-col gap-2">
          <CallTile
            name={name}
            colourKey={name}
            stream={own}
            media={mediaOf(local)}
            own
            note={asked ? undefined : t("video:check.noPreview")}
            size={local.camera ? "card" : "low"}
          />
          {asked && <PreviewBar video={video} />}
        </div>
        <div className="mx-auto flex w-full max-w-lg min-w-0 flex-col gap-4 text-center">
          <h2 className={`font-display text-2xl font-semibold ${camera || audio ? "max-tablet:sr-only" : ""}`}>
            {t("video:check.title")}
          </h2>
          {refusal && <Banner tone="error" live title={refusal} />}
          {/* The way in is open without a camera too, so what is wrong with one does not push it out of sight. */}
          {asked ? (
            <>
              {local.asking && <p className="text-lg">{t("video:check.text")}</p>}
              <Line status={status} />
              {/* On a phone they are in the menu below the picture. */}
              <div className="hidden text-start @min-[44rem]:block">
                <DeviceChoice {...{ local, media }} place="beside" />
              </div>
              {/* Within reach of the thumb, however high the picture above it is. */}
              <div className="sticky bottom-0 bg-canvas py-2 tablet:static">
                <Button
                  size="large"
                  wide
                  busy={busy || !ready}
                  icon="camera"
                  onClick={onJoin}
                  autoFocus
                  className="min-h-16"
                >
                  {t("video:check.join")}
                </Button>
              </div>
            </>
          ) : (
            <>
              <p className="text-lg">{t("video:check.text")}</p>
              <Button size="large" wide busy={!ready} icon="camera" onClick={() => void ask(true)} className="min-h-16">
                {t("video:check.both")}
              </Button>
              <div className="flex flex-wrap justify-center gap-x-4 gap-y-1">
                <Button tone="quiet" busy={!ready} onClick={() => void ask(false)}>
                  {t("video:check.audioOnly")}
                </Button>
                <Button tone="quiet" busy={busy || !ready} onClick={joinWithout}>
                  {t("video:check.neither")}
                </Button>
              </div>
            </>
          )}
          <DeviceProblems problems={local.problems} media={media} />
        </div>
      </div>
    </section>
  );
}

/** How the line is, where it is not as it should be. */
function Line({ status }: { status: RoomStatus }) {
  const { t } = useT();
  return (
    <p role="status" className={status === "open" ? "sr-only" : "text-sm text-muted"}>
      {t(
        status === "open"
          ? "video:check.lineOpen"
          : status === "polling"
            ? "video:check.lineSlow"
            : "video:check.lineConnecting",
      )}
    </p>
  );
}
