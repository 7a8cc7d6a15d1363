import { useT } from "~/i18n/use-t";
import { fromDayNumber } from "~/kernel/time/dates";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { USUAL_CYCLE, type Cycles } from "../../domain/trackers/cycles";

/** The cycles of the last year: when each began, how long it was, and when the next period is expected. */
export function CycleCard({ cycles: { cycles, typical, next } }: { cycles: Cycles }) {
  const { t, format } = useT();
  if (cycles.length === 0) return null;
  const days = (count: number) => t("trackers:cycle.days", { count });
  const date = (day: number) => format.plainDate(fromDayNumber(day));
  const [least, most] = USUAL_CYCLE.map((count) => format.number(count));
  return (
    <Card title={t("trackers:cycle.title")}>
      {typical !== null && next !== null && (
        <p>{t("trackers:cycle.next", { days: days(typical), date: date(next) })}</p>
      )}
      <ul className="flex flex-col gap-2 py-3">
        {cycles.map(({ start, length, isUsual }) => (
          <li key={start} className="flex flex-wrap items-center gap-x-3">
            <span>{t("trackers:cycle.began", { date: date(start) })}</span>
            {length !== null && <strong>{days(length)}</strong>}
            {!isUsual && (
              <StatusBadge colour="orange">
                {t(length !== null && length < USUAL_CYCLE[0] ? "trackers:cycle.short" : "trackers:cycle.long")}
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("trackers:cycle.usual", { least: least ?? "", most: most ?? "" })}</p>
    </Card>
  );
}
