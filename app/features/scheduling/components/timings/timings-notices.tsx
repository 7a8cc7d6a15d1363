import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { Slot } from "../../domain/timings/timing";
import { WeekPicture } from "./week-picture";

/** What can have been done, as the address says it, and whether it can be taken back. */
export const TIMINGS_DONE = {
  week: true,
  absence: true,
  absenceRemoved: true,
  undone: false,
  changedSince: false,
} as const;
export type TimingsDone = keyof typeof TIMINGS_DONE;
export const isTimingsDone = (value: string | null): value is TimingsDone =>
  value !== null && Object.hasOwn(TIMINGS_DONE, value);

/** Says what was done, and takes it back on one press while nobody has changed anything since. */
export function TimingsDoneBanner({
  done,
  version,
  undoable,
}: {
  done: TimingsDone;
  version: number;
  undoable: boolean;
}) {
  const { t } = useT();
  const undo = TIMINGS_DONE[done] && undoable && (
    <form method="post">
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" tone="secondary" size="small" icon="undo">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner tone={done === "changedSince" ? "warn" : "good"} live action={undo || undefined}>
      {t(`timings:done.${done}`)}
    </Banner>
  );
}

/** Two people edited one week: what is saved now stands beside what this one entered, which is still in the form. */
export function StaleWeek({ saved, discardHref }: { saved: readonly Slot[]; discardHref: string }) {
  const { t } = useT();
  return (
    <>
      <Banner
        tone="warn"
        live
        title={t("timings:stale.title")}
        action={
          <LinkButton href={discardHref} tone="secondary" size="small">
            {t("timings:stale.discard")}
          </LinkButton>
        }
      >
        {t("timings:stale.text")}
      </Banner>
      <Card title={t("timings:stale.now")}>
        <WeekPicture slots={saved} label={t("timings:stale.now")} />
      </Card>
    </>
  );
}
