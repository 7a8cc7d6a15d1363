import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { TrackerTile, type ShownSummary } from "../trackers/tracker-tile";

interface VitalsCardProps {
  vitals: readonly ShownSummary[];
  /** Whose they are; undefined for the reader's own. */
  patient: string | undefined;
}

/** The last measurement of each tracker, with a small plot of the measurements before it. */
export function VitalsCard({ vitals, patient }: VitalsCardProps) {
  const { t } = useT();
  return (
    <Card title={<TextLink href={paths.trackers({ patient })}>{t("health-profile:vitals.title")}</TextLink>}>
      {vitals.length === 0 ? (
        <p className="text-muted">{t("health-profile:vitals.none")}</p>
      ) : (
        <ul className="grid gap-3 tablet:grid-cols-2">
          {vitals.map((summary) => (
            <li key={summary.tracker} className="min-w-0">
              <TrackerTile summary={summary} href={paths.trackers({ patient, tracker: summary.tracker })} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
