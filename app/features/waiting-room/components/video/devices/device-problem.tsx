import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { browserKind, type MediaProblem } from "../../../realtime/video/media-problem";
import type { VideoCall } from "../../../realtime/video/use-video-call";

interface DeviceProblemsProps extends Pick<VideoCall, "media"> {
  problems: VideoCall["local"]["problems"];
}

/** Which devices are not had, and what to do about it; said once where the same is wrong with both. */
export function DeviceProblems({ problems: { audio, camera }, media }: DeviceProblemsProps) {
  if (camera && camera === audio)
    return <DeviceProblem device="both" problem={camera} onRetry={() => void media.openBoth()} />;
  return (
    <>
      {camera && <DeviceProblem device="camera" problem={camera} onRetry={() => void media.openCamera()} />}
      {audio && <DeviceProblem device="microphone" problem={audio} onRetry={() => void media.openMicrophone()} />}
    </>
  );
}

interface DeviceProblemProps {
  device: "camera" | "microphone" | "both";
  problem: MediaProblem;
  onRetry: () => void;
}

/** Why a device is not had, and what to do about it in this person's browser. */
function DeviceProblem({ device, problem, onRetry }: DeviceProblemProps) {
  const { t } = useT();
  const here = useHydrated() ? browserKind(navigator.userAgent) : "other";
  const fix = problem === "denied" ? t(`video:problem.denied.${here}`) : t(`video:problem.${problem}`);
  return (
    <Banner
      tone="warn"
      live
      title={t(`video:problem.${device}`)}
      action={
        <Button tone="secondary" onClick={onRetry}>
          {t("video:check.tryAgain")}
        </Button>
      }
    >
      <p className="text-lg text-ink">{fix}</p>
      <p className="mt-1">{t("video:problem.goesOn")}</p>
    </Banner>
  );
}
