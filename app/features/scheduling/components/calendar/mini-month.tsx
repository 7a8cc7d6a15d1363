import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import type { CalendarBoard } from "../../domain/calendar/calendar-view";
import { firstOfMonth, weeksOfMonth } from "../../domain/calendar/month-days";

export interface MiniMonthProps {
  board: Pick<CalendarBoard, "day" | "days" | "today">;
  hrefFor: (values: { day: string }) => string;
}

/** The month around the days that are shown: the way to each, and where an appointment can be dropped. */
export function MiniMonth({ board: { day, days, today }, hrefFor }: MiniMonthProps) {
  const { t, format } = useT();
  const month = format.plainDate(day, "monthYear");
  const weeks = weeksOfMonth(day);
  const arrow =
    "inline-flex size-9 items-center justify-center rounded-md text-ink hover:bg-brand-soft pointer-coarse:size-11";
  return (
    <div className="w-max">
      <div className="flex items-center justify-between">
        <Anchor href={hrefFor({ day: firstOfMonth(day, -1) })} className={arrow}>
          <Icon name="chevron-start" />
          <span className="sr-only">{t("schedule:month.previous")}</span>
        </Anchor>
        <span aria-hidden="true" className="text-sm font-semibold">
          {month}
        </span>
        <Anchor href={hrefFor({ day: firstOfMonth(day, 1) })} className={arrow}>
          <Icon name="chevron-end" />
          <span className="sr-only">{t("schedule:month.next")}</span>
        </Anchor>
      </div>
      <table className="border-separate border-spacing-0 text-center text-sm tabular-nums">
        <caption className="sr-only">{month}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className="text-xs font-normal text-muted">
                <abbr title={format.plainDate(each, "weekday")} className="no-underline">
                  {format.plainDate(each, "weekdayNarrow")}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} className={classNames("p-0", days.includes(each) && "bg-brand-soft")}>
                  <Anchor
                    href={hrefFor({ day: each })}
                    data-drop-day={each}
                    aria-label={format.plainDate(each, "long")}
                    aria-current={each === today ? "date" : undefined}
                    className={classNames(
                      "inline-flex size-8 items-center justify-center rounded-full no-underline hover:bg-brand hover:text-brand-ink pointer-coarse:size-11",
                      each.slice(0, 7) === day.slice(0, 7) ? "text-ink" : "text-muted",
                      each === today && "font-bold text-brand-text underline",
                    )}
                  >
                    {Number(each.slice(8))}
                  </Anchor>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
