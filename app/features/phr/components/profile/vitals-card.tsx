import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { OverviewTracker } from "../../domain/profile/overview-parts";
import { unitSymbol } from "../../domain/trackers/unit-symbol";

interface Reading {
  /** UTC ms, and the zone of whoever measured. */
  at: number;
  zone: string;
  typed: { value: string; value2?: string; unit: string };
}

interface VitalsCardProps {
  readings: readonly { tracker: OverviewTracker; last: Reading; before: Reading | null }[];
  /** Whose they are; undefined for the reader's own. */
  patient: string | undefined;
}

const said = ({ typed: { value, value2, unit } }: Reading) =>
  [value2 ? `${value}/${value2}` : value, unitSymbol(unit)].filter(Boolean).join(" ");

/** The last measurement of each tracker as it was typed, and the one before it. */
export function VitalsCard({ readings, patient }: VitalsCardProps) {
  const { t, format } = useT();
  return (
    <Card
      title={
        <TextLink href={paths.recordList("health_trackers", { patient })}>{t("health-profile:vitals.title")}</TextLink>
      }
    >
      {readings.length === 0 ? (
        <p className="text-muted">{t("health-profile:vitals.none")}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
          {readings.map(({ tracker, last, before }) => (
            <div key={tracker} className="min-w-0">
              <dt className="text-sm text-muted">{t(`health-profile:vitals.names.${tracker}`)}</dt>
              <dd>
                <bdi dir="ltr" className="text-lg font-semibold tabular-nums">
                  {said(last)}
                </bdi>{" "}
                <span className="text-sm text-muted">{format.date(last.at, last.zone)}</span>
                {before && (
                  <span className="block text-sm text-muted">
                    {t("health-profile:vitals.before", {
                      value: said(before),
                      date: format.date(before.at, before.zone),
                    })}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
