import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { RoomStatus } from "../../realtime/room-client-state";
import { mediaOf } from "../../realtime/video/local-media";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { CallTile } from "./call-tile";
import { DeviceChoice } from "./device-choice";
import { DeviceProblem } from "./device-problem";
import { playTestSound, useMicLevel } from "./use-mic-level";
import { useOwnStream } from "./use-own-stream";

export interface DeviceCheckProps {
  video: VideoCall;
  name: string;
  status: RoomStatus;
  busy: boolean;
  /** Why the session did not let in. */
  refusal: string | null;
  onJoin: () => void;
}

/** Before the call: what is asked for, whether it works, and the way in without it. Nothing is asked for by itself. */
export function DeviceCheck({ video, name, status, busy, refusal, onJoin }: DeviceCheckProps) {
  const { t } = useT();
  const { local, media } = video;
  const own = useOwnStream(local.camera);
  const [asked, setAsked] = useState(false);
  // A press before the page works would be lost.
  const ready = useHydrated();
  const { audio, camera } = local.problems;
  const ask = async (withCamera: boolean) => {
    // One after the other: a refused camera must not take the microphone along.
    await media.openMicrophone();
    if (withCamera) await media.openCamera();
    else media.closeCamera();
    setAsked(true);
  };
  return (
    <Card title={t("video:check.title")}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @min-[32rem]:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-2">
            <CallTile name={name} colourKey={name} stream={own} media={mediaOf(local)} own size="card" />
            <p className="text-muted">{local.camera ? t("video:check.preview") : t("video:check.noPreview")}</p>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {refusal && <Banner tone="error" live title={refusal} />}
            {camera && <DeviceProblem device="camera" problem={camera} onRetry={() => void media.openCamera()} />}
            {audio && <DeviceProblem device="microphone" problem={audio} onRetry={() => void media.openMicrophone()} />}
            {asked ? (
              <>
                <Findings video={video} status={status} />
                <DeviceChoice {...{ local, media }} place="check" />
                <Button size="large" wide busy={busy} icon="camera" onClick={onJoin}>
                  {t("video:check.join")}
                </Button>
              </>
            ) : (
              <>
                <p>{t("video:check.text")}</p>
                <Button size="large" wide busy={!ready} icon="camera" onClick={() => void ask(true)}>
                  {t("video:check.both")}
                </Button>
                <Button tone="secondary" wide busy={!ready} icon="microphone" onClick={() => void ask(false)}>
                  {t("video:check.audioOnly")}
                </Button>
                <Button tone="quiet" wide busy={busy || !ready} onClick={onJoin}>
                  {t("video:check.neither")}
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The four things that were looked at. */
function Findings({ video, status }: { video: VideoCall; status: RoomStatus }) {
  const { t } = useT();
  const { local } = video;
  const level = useMicLevel(local.audio);
  const line =
    status === "open"
      ? "video:check.lineOpen"
      : status === "polling"
        ? "video:check.lineSlow"
        : "video:check.lineConnecting";
  return (
    <dl className="flex flex-col gap-3">
      <Finding name={t("video:check.camera")} good={local.camera !== null}>
        {local.camera ? t("video:check.on") : t("video:check.off")}
      </Finding>
      <Finding name={t("video:check.microphone")} good={local.audio !== null}>
        {local.audio ? (
          <meter aria-label={t("video:check.level")} className="h-4 w-full" min={0} max={100} value={level} />
        ) : (
          t("video:check.off")
        )}
      </Finding>
      <Finding name={t("video:check.speaker")} good>
        <Button tone="secondary" size="small" onClick={playTestSound}>
          {t("video:check.playSound")}
        </Button>
        <span className="mt-1 block text-sm text-muted">{t("video:check.heard")}</span>
      </Finding>
      <Finding name={t("video:check.connection")} good={status === "open"}>
        {t(line)}
      </Finding>
    </dl>
  );
}

function Finding({ name, good, children }: { name: string; good: boolean; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      <dt className="flex grow basis-32 items-center gap-2 font-semibold tablet:grow-0">
        <Icon name={good ? "check-circle" : "minus"} className={good ? "size-5 text-good-text" : "size-5 text-muted"} />
        {name}
      </dt>
      <dd className="min-w-0 grow-2 basis-36">{children}</dd>
    </div>
  );
}
