import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { ENTERED_TRACKERS, TRACKER_GROUPS, trackerOf } from "../../domain/trackers/trackers";
import { TrackerTile, type ShownSummary } from "./tracker-tile";

interface TrackerOverviewProps {
  summaries: readonly ShownSummary[];
  patient: string | undefined;
  mayAdd: boolean;
}

/** Every tracker of a patient: those with readings as tiles, the others to begin with. */
export function TrackerOverview({ summaries, patient, mayAdd }: TrackerOverviewProps) {
  const { t } = useT();
  const begun = new Set(summaries.map(({ tracker }) => tracker));
  return (
    <>
      {summaries.length === 0 && (
        <Card>
          <EmptyState icon="document" title={t("trackers:empty")}>
            {mayAdd ? t("trackers:emptyText") : t("trackers:noneEver")}
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-4 tablet:grid-cols-2 computer:grid-cols-3">
        {summaries.map((summary) => (
          <li key={summary.tracker} className="min-w-0">
            <TrackerTile summary={summary} href={paths.trackers({ patient, tracker: summary.tracker })} />
          </li>
        ))}
      </ul>
      {mayAdd && (
        <Card title={t("trackers:more")}>
          <dl className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
            {TRACKER_GROUPS.map((group) => {
              const others = ENTERED_TRACKERS.filter((name) => trackerOf(name).group === group && !begun.has(name));
              return (
                others.length > 0 && (
                  <div key={group}>
                    <dt className="font-semibold">{t(`trackers:group.${group}`)}</dt>
                    {others.map((name) => (
                      <dd key={name}>
                        <TextLink
                          href={paths.trackers({ patient, tracker: name })}
                          className="inline-flex min-h-11 items-center"
                        >
                          {t(`trackers:name.${name}`)}
                        </TextLink>
                      </dd>
                    ))}
                  </div>
                )
              );
            })}
          </dl>
        </Card>
      )}
    </>
  );
}
