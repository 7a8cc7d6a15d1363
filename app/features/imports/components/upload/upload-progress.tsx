import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Banner } from "~/ui/view/banner";
import { ProgressBar } from "~/ui/view/progress-bar";
import { megabytes } from "./megabytes";
import type { Sending } from "./use-upload";

/** So often a screen reader is told how far a file is. */
const EVERY_PERCENT = 10;

interface UploadProgressProps {
  sending: Exclude<Sending, { state: "none" }>;
  onAgain: () => void;
  onDiscard: () => void;
}

/** How far a file is, how fast it goes and how long it still takes; why it failed, and what can be done then. */
export function UploadProgress({ sending, onAgain, onDiscard }: UploadProgressProps) {
  const { t } = useT();
  const { file, pace } = sending;
  const amount = t("imports:upload.amount", { done: megabytes(pace.arrived), all: megabytes(file.size) });
  const rate = pace.bytesPerSecond > 0 && t("imports:upload.rate", { rate: megabytes(pace.bytesPerSecond) });
  const left = pace.secondsLeft !== null && t("imports:upload.left", { seconds: pace.secondsLeft });
  const told = pace.percent - (pace.percent % EVERY_PERCENT);
  const goesOn = sending.state === "sending";
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold wrap-anywhere">{t("imports:upload.sending", { file: file.name })}</p>
      <ProgressBar percent={pace.percent} label={t("imports:upload.label")} />
      <p className="text-muted tabular-nums">{[amount, goesOn && rate, goesOn && left].filter(Boolean).join(" · ")}</p>
      <VisuallyHidden>
        <span role="status">{told > 0 && t("imports:upload.percent", { percent: told })}</span>
      </VisuallyHidden>
      {sending.state === "failed" && (
        <Banner tone="error" live title={t("imports:upload.failed")}>
          <p>{t(`imports:upload.${sending.why}`)}</p>
          {sending.refusal !== "" && <p>{sending.refusal}</p>}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {sending.state === "failed" && (sending.why === "line" || sending.why === "unreadable") && (
          <Button size="large" onClick={onAgain}>
            {t("imports:upload.again")}
          </Button>
        )}
        <AskFirst
          type="button"
          size="large"
          icon="close"
          onClick={onDiscard}
          question={t("common:sure")}
          text={t("common:final")}
        >
          {t("imports:upload.discard")}
        </AskFirst>
      </div>
    </div>
  );
}
