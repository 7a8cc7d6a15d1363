import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { DeviceProblems } from "./devices/device-problem";

/** What is to be said of the line and of one's devices while the call goes on. */
export function CallNotices({ video }: { video: VideoCall }) {
  const { t } = useT();
  const { call, local, media } = video;
  const { peers } = call;
  const noLine = peers.length > 0 && peers.every(({ line }) => line === "broken");
  // What was known before the call is not said again in it.
  const [before] = useState(local.problems);
  return (
    <>
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
      {local.problems !== before && <DeviceProblems problems={local.problems} media={media} />}
    </>
  );
}
