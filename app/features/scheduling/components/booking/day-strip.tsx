import { usePatientT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Icon } from "~/ui/base/icon";
import type { DayOfTimes } from "../../domain/timings/day-hours";
import { noTimesText } from "../../domain/availability/day-text";
import type { DayTimesView, JourneyView } from "../../domain/booking/booking-view";
import { HiddenFields } from "~/ui/form/hidden-fields";

const arrow =
  "inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-medium text-brand-text hover:bg-brand-soft";

/** The days of a week with the number of free times each, and the way to the weeks around it. */
export function DayStrip({ view, times }: { view: JourneyView; times: DayTimesView }) {
  const { t, format } = usePatientT();
  const first = times.days[0]?.date ?? times.day;
  return (
    <form method={view.posts ? "post" : "get"} action={view.action} className="flex flex-col gap-3">
      <HiddenFields fields={view.carried} />
      <input type="hidden" name="step" value="time" />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{format.plainDate(first, "monthYear")}</h2>
        <div className="-mx-2 flex gap-1">
          {times.earlier && (
            <button type="submit" name="day" value={times.earlier} className={arrow}>
              <Icon name="chevron-start" />
              {t("booking:time.earlierDays")}
            </button>
          )}
          {times.later && (
            <button type="submit" name="day" value={times.later} className={arrow}>
              {t("booking:time.laterDays")}
              <Icon name="chevron-end" />
            </button>
          )}
        </div>
      </div>
      <ul data-days aria-label={t("booking:time.chooseDay")} className="grid grid-cols-4 gap-2 tablet:grid-cols-7">
        {times.days.map((each) => (
          <li key={each.date}>
            <DayButton {...each} current={each.date === times.day} />
          </li>
        ))}
      </ul>
    </form>
  );
}

function DayButton({ date, free, open, current }: DayOfTimes & { current: boolean }) {
  const { t, format } = usePatientT();
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const noon = Date.UTC(year, month - 1, day, 12);
  return (
    <button
      type="submit"
      name="day"
      value={date}
      aria-pressed={current}
      className={classNames(
        "flex min-h-18 w-full flex-col items-center justify-center rounded-md border px-1 py-2 leading-tight",
        current
          ? "border-brand-edge bg-brand text-brand-ink"
          : free === 0
            ? "border-line bg-sunken text-muted"
            : "border-line-strong bg-surface text-ink hover:border-brand-text hover:bg-brand-soft",
      )}
    >
      <span className="text-sm">{format.date(noon, "UTC", "weekdayShort")}</span>
      <span className="text-lg font-semibold tabular-nums">
        {day}
        <VisuallyHidden> {format.plainDate(date, "monthYear")}</VisuallyHidden>
      </span>
      <span className="text-xs">
        {free === 0 ? t(noTimesText({ open })) : t("booking:time.freeShort", { count: free })}
      </span>
    </button>
  );
}
