import type { readStaffWeek } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { BarPlot } from "~/ui/view/bar-plot";
import { Card } from "~/ui/view/card";

const HOUR_MS = 3_600_000;

/** This week at a glance: appointments by day beside last week's, and the hours booked of those offered. */
export function WeekPlots({ week }: { week: Awaited<ReturnType<typeof readStaffWeek>> }) {
  const { t, format } = useT();
  const plots = [
    {
      ...{ title: t("home:staff.week.appointments"), written: (value: number) => format.number(value) },
      series: [t("home:staff.week.this"), t("home:staff.week.last")] as const,
      valuesOf: ({ appointments, before }: (typeof week)[number]) => [appointments, before] as const,
    },
    {
      ...{ title: t("home:staff.week.hours"), written: hours },
      series: [t("home:staff.week.booked"), t("home:staff.week.offered")] as const,
      valuesOf: ({ booked, offered }: (typeof week)[number]) => [booked / HOUR_MS, offered / HOUR_MS] as const,
    },
  ];
  function hours(value: number) {
    return format.number(value, { maximumFractionDigits: 1 });
  }
  return (
    <Card title={t("home:staff.week.title")}>
      <div className="grid gap-6 tablet:grid-cols-2 computer:grid-cols-1">
        {plots.map(({ title, series, written, valuesOf }) => (
          <BarPlot
            key={title}
            {...{ title, series, written }}
            pairsTitle={t("home:staff.week.day")}
            tableLabel={t("home:staff.week.table")}
            pairs={week.map((each) => ({
              short: format.plainDate(each.day, "weekdayNarrow"),
              name: format.plainDate(each.day, "weekday"),
              values: valuesOf(each),
            }))}
          />
        ))}
      </div>
    </Card>
  );
}
