import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import type { VideoCall } from "../../../realtime/video/use-video-call";
import { CallPopover } from "../call-popover";
import { DeviceChoice } from "./device-choice";
import { DeviceToggles } from "./device-toggles";
import { playTestSound, useMicLevel } from "./use-mic-level";

/** Below one's own picture before the call: how loud the microphone is, both devices' switches, and which they are. */
export function PreviewBar({ local, media }: Pick<VideoCall, "local" | "media">) {
  const { t } = useT();
  return (
    <div className="flex flex-col gap-x-4 gap-y-2 @min-[30rem]:flex-row @min-[30rem]:items-center">
      <div className="min-w-0 grow">
        <Level track={local.muted ? null : local.audio} />
      </div>
      <div
        role="group"
        aria-label={t("video:check.devices")}
        className="flex shrink-0 justify-center gap-1 @min-[30rem]:[&>button]:max-w-none @min-[30rem]:[&>button]:px-2.5 @min-[30rem]:[&>button]:whitespace-nowrap"
      >
        <DeviceToggles {...{ local, media }} />
        <CallPopover icon="settings" label={t("video:check.devices")}>
          <DeviceChoice {...{ local, media }} place="check" />
          <div className="flex flex-col items-start gap-1 px-2.5 py-1.5">
            <p className="text-base font-semibold">{t("video:check.speaker")}</p>
            <Button tone="secondary" size="small" onClick={playTestSound}>
              {t("video:check.playSound")}
            </Button>
            <p className="text-sm text-muted">{t("video:check.heard")}</p>
          </div>
        </CallPopover>
      </div>
    </div>
  );
}

/** How loud the microphone is just now, as a bar that moves while one speaks. */
function Level({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useT();
  const level = useMicLevel(track);
  if (!track) return <p className="text-center text-muted">{t("video:call.muted")}</p>;
  return (
    <div className="flex items-center gap-2.5">
      <Icon name="microphone" className="size-6 shrink-0 text-brand-text" />
      <meter aria-label={t("video:check.level")} className="mic-level" min={0} max={100} value={level} />
    </div>
  );
}
