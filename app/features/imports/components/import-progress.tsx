import { useEffect } from "react";
import { useT } from "~/i18n/use-t";
import { useFreshData } from "~/ui/hydrated/use-fresh-data";
import { Card } from "~/ui/view/card";
import { ProgressBar } from "~/ui/view/progress-bar";
import { SummaryList } from "~/ui/view/summary-list";
import type { ImportView } from "../domain/imports/import-view";
import { ImportBadge } from "./import-badge";

const EVERY_MS = 1_500;

/** Looks again while the import goes on. */
function useFreshCounts(goesOn: boolean): void {
  const refresh = useFreshData();
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, [goesOn, refresh]);
}

/** How far an import is and what became of its rows; it moves while the import runs. */
export function ImportProgress({ view }: { view: ImportView }) {
  const { t, format } = useT();
  const goesOn = view.state === "RUNNING" || view.state === "UNDOING";
  useFreshCounts(goesOn);
  const counts = (["count", "created", "known", "refused", "review"] as const).map((key) => ({
    term: t(`imports:count.${key}`),
    value: format.number(view[key]),
  }));
  const kept = view.kept > 0 ? [{ term: t("imports:count.kept"), value: format.number(view.kept) }] : [];
  const rate =
    view.rowsPerSecond > 0 ? [{ term: t("imports:progress.rate"), value: format.number(view.rowsPerSecond) }] : [];
  const left =
    view.secondsLeft === null
      ? []
      : [{ term: t("imports:progress.left"), value: t("imports:progress.seconds", { seconds: view.secondsLeft }) }];
  return (
    <Card title={t("imports:progress.title")} actions={<ImportBadge state={view.state} />}>
      {view.state === "RUNNING" && (
        <div className="mb-5">
          <ProgressBar percent={view.percent} label={t("imports:progress.label")} />
        </div>
      )}
      <SummaryList rows={[...counts, ...kept, ...rate, ...left]} />
    </Card>
  );
}
