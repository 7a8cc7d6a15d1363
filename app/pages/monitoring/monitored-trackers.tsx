import { BoundsFields } from "~/features/monitoring/components/bounds-fields";
import type { Refused } from "~/features/monitoring/components/refused";
import type { MonitoredView } from "~/features/monitoring/public.server";
import { TrackerPlot, type TrackerPlotProps } from "~/features/phr/components/trackers/plot/tracker-plot";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { QueueLinks } from "~/screens/queue-links";
import { Button } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";

interface MonitoredTrackersProps {
  view: MonitoredView;
  chosen: MonitoredView["trackers"][number] | null;
  /** Null for whoever may not read the health record. */
  plot: TrackerPlotProps | null;
  refused: Refused | undefined;
}

/** How one measurement went, and the limits that it is compared with; the others a press away. */
export function MonitoredTrackers({ view, chosen, plot, refused }: MonitoredTrackersProps) {
  const { t } = useT();
  if (!chosen) return null;
  const name = t(`trackers:name.${chosen.tracker}`);
  const mine = refused?.sent["tracker"] === chosen.tracker ? refused : undefined;
  return (
    <>
      <Card title={t("monitoring:staff.measurements")}>
        <div className="flex flex-col gap-4">
          {view.trackers.length > 1 && (
            <QueueLinks
              label={t("monitoring:staff.measurements")}
              queues={view.trackers.map(({ tracker }) => ({
                ...{ key: tracker, isHere: tracker === chosen.tracker, words: t(`trackers:name.${tracker}`) },
                href: paths.monitoredPatient(view.id, { tracker }),
              }))}
            />
          )}
          {plot === null ? (
            <p>{t("monitoring:staff.noRecord")}</p>
          ) : plot.points.length === 0 ? (
            <p>{t("trackers:noneInSpan")}</p>
          ) : (
            <TrackerPlot {...plot} />
          )}
        </div>
      </Card>
      {!view.isOver && (
        <FoldedCard
          title={t("monitoring:staff.limits")}
          gist={t(chosen.isOwn ? "monitoring:staff.ownLimits" : "monitoring:staff.planLimits")}
          open={mine !== undefined}
        >
          <form method="post" className="flex flex-col gap-4" data-once noValidate>
            <input type="hidden" name="version" value={view.version} />
            <input type="hidden" name="tracker" value={chosen.tracker} />
            <input type="hidden" name="unit" value={chosen.unit} />
            <BoundsFields
              prefix="own-"
              names={chosen.second === null ? [name] : [t("trackers:column.value"), t("trackers:column.value2")]}
              unit={t(`trackers:unit.${chosen.unit}`)}
              limits={chosen}
              refused={mine}
            />
            <Cluster>
              <Button type="submit" name="intent" value="limits" tone="secondary">
                {t("monitoring:staff.saveLimits")}
              </Button>
            </Cluster>
          </form>
          {chosen.isOwn && (
            <form method="post" className="mt-3" data-once>
              <input type="hidden" name="version" value={view.version} />
              <input type="hidden" name="tracker" value={chosen.tracker} />
              <input type="hidden" name="asPlan" value="on" />
              <Button type="submit" name="intent" value="limits" tone="quiet">
                {t("monitoring:staff.resetLimits")}
              </Button>
            </form>
          )}
        </FoldedCard>
      )}
    </>
  );
}
