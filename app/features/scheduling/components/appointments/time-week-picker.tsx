import { usePatientT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { Stack } from "~/ui/base/stack";
import { TimeGrid } from "~/ui/form/time-grid";
import { Banner } from "~/ui/view/banner";
import type { DayOfTimes } from "../../domain/timings/day-hours";
import { noTimesText } from "../../domain/availability/day-text";
import type { TimeWeek } from "../../domain/timings/time-week";

export interface TimeWeekPickerProps {
  week: TimeWeek;
  hrefFor: (day: string) => string;
  /** What went wrong with the chosen time. */
  error?: string;
  chosen?: string;
  /** The first time is chosen where none is yet: for patients, who have come to book one. Staff choose it. */
  presets?: boolean;
  /**
   * A press on a time sends it, under this name; the hint says so. Else it is chosen, and sent with the form. `following`
   * names the first times of the next days, which are pressed likewise.
   */
  pressed?: { name: string; hint: string; following: string };
  /** What staff read below a start; empty where there is nothing to say. */
  noteOf?: (start: number) => string;
}

/** A week's days as links, and the free times of the open day as choices of the form around it. */
export function TimeWeekPicker({
  week,
  hrefFor,
  error,
  chosen,
  presets = false,
  pressed,
  noteOf = () => "",
}: TimeWeekPickerProps) {
  const { t, format } = usePatientT();
  const { zone, day, times, nextFreeDay } = week;
  const zoneName = format.zoneName(zone, times[0] ?? 0);
  return (
    <Stack gap="snug">
      <WeekDays week={week} hrefFor={hrefFor} />
      {times.length > 0 ? (
        <TimeGrid
          name={pressed?.name ?? "startsAt"}
          id="startsAt"
          presses={pressed !== undefined}
          label={format.plainDate(day, "long")}
          hint={[pressed?.hint, t("booking:time.zoneOfPlace", { zone: zoneName })].filter(Boolean).join(" ")}
          error={error}
          times={times.map((start) => ({
            value: String(start),
            label: format.time(start, zone),
            spoken: [format.dateTime(start, zone), noteOf(start)].filter(Boolean).join(" · "),
            ...(noteOf(start) ? { note: noteOf(start) } : {}),
          }))}
          defaultValue={chosen ?? (presets ? String(times[0]) : undefined)}
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
      {pressed && <Following {...{ week, pressed, hrefFor, noteOf }} />}
    </Stack>
  );
}

/** The first times of the next days, each a press away, and the way to all of a day. */
function Following({
  week: { zone, following = [] },
  pressed,
  hrefFor,
  noteOf,
}: Pick<TimeWeekPickerProps, "week" | "hrefFor"> & Required<Pick<TimeWeekPickerProps, "pressed" | "noteOf">>) {
  const { format } = usePatientT();
  if (following.length === 0) return null;
  return (
    <section aria-labelledby="following" className="flex flex-col gap-2">
      <h3 id="following" className="text-base font-semibold">
        {pressed.following}
      </h3>
      <ul className="grid grid-cols-2 gap-x-2 gap-y-4 tablet:grid-cols-4">
        {following.map(({ date, times }) => (
          <li key={date} className="flex min-w-0 flex-col gap-2">
            <Anchor
              href={hrefFor(date)}
              className="inline-flex min-h-8 items-center text-sm font-medium pointer-coarse:min-h-11"
            >
              {format.plainDate(date, "short")}
            </Anchor>
            {times.map((start) => (
              <button
                key={start}
                {...{ type: "submit", name: pressed.name, value: String(start) }}
                className="flex min-h-11 flex-col items-center justify-center rounded-md border border-line-strong bg-surface px-1 text-center text-base leading-tight font-semibold text-brand-text tabular-nums hover:border-brand-text hover:bg-brand-soft"
              >
                {format.time(start, zone)}
                <span className="sr-only">, {format.plainDate(date, "long")}</span>
                {noteOf(start) && <span className="text-xs font-normal">{noteOf(start)}</span>}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WeekDays({ week: { day, days, earlier, later }, hrefFor }: Pick<TimeWeekPickerProps, "week" | "hrefFor">) {
  const { t, format } = usePatientT();
  return (
    <nav aria-label={t("scheduling:move.days")} className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{format.plainDate(days[0]?.date ?? day, "monthYear")}</h2>
        <div className="-mx-2 flex gap-1">
          {earlier && (
            <LinkButton href={hrefFor(earlier)} tone="quiet" size="small" icon="chevron-start">
              {t("booking:time.earlierDays")}
            </LinkButton>
          )}
          {later && (
            <LinkButton href={hrefFor(later)} tone="quiet" size="small" iconEnd="chevron-end">
              {t("booking:time.laterDays")}
            </LinkButton>
          )}
        </div>
      </div>
      <ul className="grid grid-cols-4 gap-2 tablet:grid-cols-7">
        {days.map((each) => (
          <li key={each.date}>
            <DayLink {...each} current={each.date === day} href={hrefFor(each.date)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DayLink({ date, free, open, current, href }: DayOfTimes & { current: boolean; href: string }) {
  const { t, format } = usePatientT();
  const noon = Date.parse(`${date}T12:00:00Z`);
  return (
    <Anchor
      href={href}
      aria-current={current ? "date" : undefined}
      className={classNames(
        "flex min-h-18 flex-col items-center justify-center rounded-md border px-1 py-2 leading-tight no-underline",
        current
          ? "border-brand-edge bg-brand text-brand-ink"
          : free === 0
            ? "border-line bg-sunken text-muted"
            : "border-line-strong bg-surface text-ink hover:border-brand-text hover:bg-brand-soft",
      )}
    >
      {/* Heard in full, seen in short. */}
      <span className="sr-only">
        {`${format.plainDate(date, "long")}: ${free === 0 ? t(noTimesText({ open })) : t("booking:time.free", { count: free })}`}
      </span>
      <span aria-hidden="true" className="text-sm">
        {format.date(noon, "UTC", "weekdayShort")}
      </span>
      <span aria-hidden="true" className="text-lg font-semibold tabular-nums">
        {Number(date.slice(8))}
      </span>
      <span aria-hidden="true" className="text-xs">
        {free === 0 ? t(noTimesText({ open })) : t("booking:time.freeShort", { count: free })}
      </span>
    </Anchor>
  );
}
