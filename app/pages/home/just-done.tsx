import { AnsweredBanner, type AnsweredBannerProps } from "~/features/scheduling/components/lists/answered-banner";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { UndoBanner } from "~/screens/undo-banner";
import { Banner } from "~/ui/view/banner";
import type { DoneOn } from "./home-acts.server";

interface JustDoneProps extends Pick<AnsweredBannerProps, "clock" | "zone"> {
  just: DoneOn;
  /** Why what was pressed was not done. */
  errors: readonly { message: string }[];
}

const WORDS = {
  confirm: "scheduling:done.confirm",
  "no-show": "scheduling:done.noShow",
  undo: "scheduling:done.undo",
} as const;

/** What was just done on this page, with the way to undo it, or why it was not. */
export function JustDone({ just: { done, undo, answered }, errors, clock, zone }: JustDoneProps) {
  const { t, format } = useT();
  const [problem] = errors;
  if (problem) return <Banner tone="error" live title={problem.message} />;
  return (
    <>
      {done && (
        <UndoBanner
          title={t(WORDS[done])}
          undo={undo && { intent: "undo", fields: { appointmentId: undo.id }, action: paths.home() }}
        >
          {undo && t("scheduling:undo.until", { time: format.time(undo.until, clock.zone) })}
        </UndoBanner>
      )}
      {answered && <AnsweredBanner {...{ answered, clock, zone }} action={paths.home()} />}
    </>
  );
}
