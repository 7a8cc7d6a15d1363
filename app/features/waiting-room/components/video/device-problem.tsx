import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { browserKind, type MediaProblem } from "../../realtime/video/media-problem";

/** Why a device is not had, and what to do about it in this person's browser. */
export function DeviceProblem({
  device,
  problem,
  onRetry,
}: {
  device: "camera" | "microphone";
  problem: MediaProblem;
  onRetry: () => void;
}) {
  const { t } = useT();
  const here = useHydrated() ? browserKind(navigator.userAgent) : "other";
  const fix = problem === "denied" ? t(`video:problem.denied.${here}`) : t(`video:problem.${problem}`);
  return (
    <Banner
      tone="warn"
      live
      title={t(`video:problem.${device}`)}
      action={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {t("video:check.tryAgain")}
        </Button>
      }
    >
      <p>{fix}</p>
      <p className="mt-1">{t("video:problem.goesOn")}</p>
    </Banner>
  );
}
