import { TimeField, TimesOfDay } from "~/screens/time-field";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { TextLink } from "~/ui/base/link";
import { TimeGrid } from "~/ui/form/time-grid";
import { Banner } from "~/ui/view/banner";
import { ANYONE, slotKey } from "../../domain/panel/panel-choice";
import type { DayOfTimes } from "../../domain/timings/day-hours";
import type { PanelSlot } from "../../domain/panel/panel-times";
import { providerName } from "../appointments/person-names";
import { panelId, type PanelPart, type PanelView } from "./panel-props";

/** More times than so many of one day are a wall of buttons: they are small, and scroll. */
const MANY = 24;

type Times = NonNullable<PanelView["times"]>;

/** The next available times, or those of the day that is open, and the week behind them. */
export function PanelTimes({ view, errorOf, times }: PanelPart & { times: Times }) {
  const { t, format } = useT();
  const { week, open, slots, zone } = times;
  return (
    <>
      {slots.length === 0 ? (
        <Banner tone="info" title={t(open === null ? "booking-panel:when.none" : "booking:time.noneOnDay")} />
      ) : (
        <Slots view={view} times={times} error={errorOf("startsAt")} />
      )}
      <WeekDays week={week} open={open} />
      {open !== null && <input type="hidden" name="day" value={open} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <OtherTime view={view} day={week.day} error={errorOf("time")} />
        <p className="text-sm text-muted">
          {t("booking:time.zoneOfPlace", { zone: format.zoneName(zone, slots[0]?.startsAt ?? 0) })}
        </p>
      </div>
    </>
  );
}

function Slots({ view: { fitted, fields }, times, error }: { view: PanelView; times: Times; error?: string }) {
  const { t, format } = useT();
  const { zone, open, slots, week } = times;
  const named = fitted.choice?.employeeId !== ANYONE;
  const noteOf = ({ startsAt, employeeId, seats }: PanelSlot) => {
    const doctor = fitted.providers.find(({ id }) => id === employeeId);
    return [
      open === null ? format.date(startsAt, zone, "short") : "",
      named || !doctor ? "" : providerName(t, doctor),
      seats ? t("booking:time.seatsLeft", seats) : "",
      startsAt < (week.patientsFrom ?? 0) ? t("scheduling:move.tooSoonOnline") : "",
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <TimeGrid
      name="slot"
      id={panelId("startsAt")}
      roomy={open === null || !named}
      dense={slots.length > MANY}
      label={open === null ? t("booking-panel:when.next") : format.plainDate(open, "long")}
      error={error}
      times={slots.map((slot) => {
        const note = noteOf(slot);
        return {
          value: slotKey(slot),
          label: format.time(slot.startsAt, zone),
          spoken: [format.dateTime(slot.startsAt, zone), note].filter(Boolean).join(" · "),
          ...(note ? { note } : {}),
        };
      })}
      defaultValue={fields["slot"]}
    />
  );
}

/** The days of the week, each a press away; pressing one books nothing. */
function WeekDays({ week, open }: { week: Times["week"]; open: string | null }) {
  const { t, format } = useT();
  const { days, earlier, later } = week;
  const step = (day: string, words: string, icon: "chevron-start" | "chevron-end") => (
    <Button type="submit" name="showDay" value={day} formNoValidate tone="quiet" size="small" square icon={icon}>
      <span className="sr-only">{words}</span>
    </Button>
  );
  return (
    <div role="group" aria-label={t("scheduling:move.days")} className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <span className="grow font-semibold">{format.plainDate(days[0]?.date ?? week.day, "monthYear")}</span>
        {open !== null && (
          <Button type="submit" name="showDay" value="next" formNoValidate tone="secondary" size="small">
            {t("booking-panel:when.next")}
          </Button>
        )}
        {earlier && step(earlier, t("booking:time.earlierDays"), "chevron-start")}
        {later && step(later, t("booking:time.laterDays"), "chevron-end")}
      </div>
      <ul className="grid grid-cols-4 gap-2 tablet:grid-cols-7">
        {days.map((day) => (
          <li key={day.date}>
            <DayButton {...day} open={day.date === open} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayButton({ date, free, open }: Pick<DayOfTimes, "date" | "free"> & { open: boolean }) {
  const { t, format } = useT();
  return (
    <button
      type="submit"
      name="showDay"
      value={date}
      formNoValidate
      aria-pressed={open}
      className={classNames(
        "flex min-h-11 w-full flex-col items-center justify-center rounded-md border px-1 py-1.5 text-sm leading-tight",
        open
          ? "border-brand-edge bg-brand text-brand-ink"
          : free === 0
            ? "border-line bg-sunken text-muted"
            : "border-line-strong bg-surface text-ink hover:border-brand-text hover:bg-brand-soft",
      )}
    >
      {/* Heard in full, seen in short. */}
      <span className="sr-only">{`${format.plainDate(date, "long")}: ${t("booking:time.free", { count: free })}`}</span>
      <span aria-hidden="true">{format.plainDate(date, "weekdayShort")}</span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {Number(date.slice(8))}
      </span>
      <span aria-hidden="true" className="text-xs">
        {t("booking:time.freeShort", { count: free })}
      </span>
    </button>
  );
}

/** Staff may take a time that is not offered; which rule it breaks is said before it is done. */
function OtherTime({ view: { fields, fitted }, day, error }: { view: PanelView; day: string; error?: string }) {
  const { t, format } = useT();
  const { time } = fields;
  const { choice } = fitted;
  const who = choice?.employeeId === ANYONE ? undefined : choice?.employeeId;
  const why = paths.whyNotOffered({ ...choice, employeeId: who, day, time });
  return (
    <details open={Boolean(time) || Boolean(error)} className="open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text">
        {t("scheduling:move.otherTime")}
      </summary>
      <div className="flex flex-col gap-2 pt-2">
        <TimesOfDay />
        <TimeField
          id={panelId("time")}
          name="time"
          label={`${t("scheduling:set.time")}, ${format.plainDate(day)}`}
          hint={t("scheduling:move.otherTimeHint")}
          error={error}
          defaultValue={time}
        />
        <input type="hidden" name="timeOn" value={day} />
        <TextLink href={why} className="inline-flex min-h-11 items-center self-start">
          {t("why:link")}
        </TextLink>
      </div>
    </details>
  );
}
