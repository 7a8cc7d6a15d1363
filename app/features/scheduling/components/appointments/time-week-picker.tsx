import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { Cluster, Stack } from "~/ui/base/stack";
import { TimeGrid } from "~/ui/form/time-grid";
import { Banner } from "~/ui/view/banner";
import type { TimeWeek } from "../../domain/time-week";

export interface TimeWeekPickerProps {
  week: TimeWeek;
  hrefFor: (day: string) => string;
  /** What went wrong with the chosen time. */
  error?: string;
  chosen?: string;
}

/** A week's days as links, and the free times of the open day as choices of the form around it. */
export function TimeWeekPicker({ week, hrefFor, error, chosen }: TimeWeekPickerProps) {
  const { t, format } = useT();
  const { zone, day, days, times, earlier, later, nextFreeDay } = week;
  const zoneName = format.zoneName(zone, times[0] ?? 0);
  return (
    <Stack gap="snug">
      <nav aria-label={t("scheduling:move.days")}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2.5">
          {days.map(({ date, free }) => (
            <li key={date}>
              <Anchor
                href={hrefFor(date)}
                aria-current={date === day ? "date" : undefined}
                className={classNames(
                  "flex min-h-16 flex-col items-center justify-center rounded-md border px-2 py-1.5 text-center no-underline",
                  date === day ? "border-brand-text bg-brand-soft font-semibold text-brand-text" : "border-line bg-surface text-ink hover:border-brand-text",
                )}
              >
                <span>{format.plainDate(date, "short")}</span>
                <span className="text-sm text-muted">{t("booking:time.free", { count: free })}</span>
              </Anchor>
            </li>
          ))}
        </ul>
        <Cluster className="mt-2 justify-between">
          {earlier ? (
            <LinkButton href={hrefFor(earlier)} tone="quiet" size="small" icon="chevron-start">
              {t("booking:time.earlierDays")}
            </LinkButton>
          ) : (
            <span />
          )}
          {later && (
            <LinkButton href={hrefFor(later)} tone="quiet" size="small" iconEnd="chevron-end">
              {t("booking:time.laterDays")}
            </LinkButton>
          )}
        </Cluster>
      </nav>
      {times.length > 0 ? (
        <TimeGrid
          name="startsAt"
          label={format.plainDate(day, "long")}
          hint={t("booking:time.zoneOfPlace", { zone: zoneName })}
          error={error}
          times={times.map((start) => ({ value: String(start), label: format.time(start, zone), spoken: format.dateTime(start, zone) }))}
          defaultValue={chosen ?? String(times[0])}
        />
      ) : (
        <Banner
          tone="info"
          title={t("booking:time.noneOnDay")}
          action={
            nextFreeDay && (
              <LinkButton href={hrefFor(nextFreeDay)} tone="secondary" size="small">
                {t("booking:time.nextFreeDay", { date: format.plainDate(nextFreeDay, "short") })}
              </LinkButton>
            )
          }
        />
      )}
    </Stack>
  );
}
