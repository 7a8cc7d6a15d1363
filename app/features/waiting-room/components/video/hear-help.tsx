import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { ClinicPhone } from "../clinic-phone";
import { CallPopover } from "./call-popover";
import { playTestSound } from "./devices/use-mic-level";

interface HearHelpProps {
  video: VideoCall;
  /** Of the clinic, for a patient; empty where none is known. */
  phone: string;
  wideOnly?: boolean;
}

/** What to do when nothing is heard, in the order in which it helps; each step can be taken where it stands. */
export function HearHelp({ video, phone, wideOnly }: HearHelpProps) {
  const { t } = useT();
  const silent = video.call.peers.filter(({ media }) => !media.audio);
  return (
    <CallPopover icon="info" label={t("video:call.help")} wideOnly={wideOnly}>
      <div className="flex flex-col items-start gap-3 p-2 text-base">
        <p className="text-lg font-semibold">{t("video:hear.title")}</p>
        {silent.map(({ peerId, displayName }) => (
          <p key={peerId}>{t("video:hear.off", { name: displayName })}</p>
        ))}
        <p>{t("video:hear.volume")}</p>
        <Button tone="secondary" onClick={playTestSound}>
          {t("video:hear.play")}
        </Button>
        <p>{t("video:hear.againText")}</p>
        {/* Loaded anew, the page leads into the call again. */}
        <Button tone="secondary" icon="undo" onClick={() => location.reload()}>
          {t("video:hear.again")}
        </Button>
        <ClinicPhone phone={phone} />
      </div>
    </CallPopover>
  );
}
