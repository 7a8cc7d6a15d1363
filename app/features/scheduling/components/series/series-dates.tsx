import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { NativeSelect } from "~/ui/form/native-select";
import type { PlannedAppointment } from "../../domain/series/series-plan";

export interface SeriesDatesProps {
  zone: string;
  appointments: readonly PlannedAppointment[];
}

/** Every date of a series: what is wrong with it, and what to do instead. Only what is chosen here is set. */
export function SeriesDates({ zone, appointments }: SeriesDatesProps) {
  const { t } = useT();
  return (
    <ol
      aria-label={t("appointment-kinds:series.dates")}
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {appointments.map((appointment, index) => (
        <DateLine key={appointment.day} appointment={appointment} index={index} zone={zone} />
      ))}
    </ol>
  );
}

function DateLine({ appointment, index, zone }: { appointment: PlannedAppointment; index: number; zone: string }) {
  const { t, format } = useT();
  const { day, startsAt, broken, alternatives } = appointment;
  const date = format.plainDate(day, "long");
  const works = broken.length === 0 && startsAt !== null;
  const times = works ? [startsAt] : alternatives;
  return (
    <li className="grid items-center gap-3 px-4 py-3 tablet:grid-cols-2">
      <div>
        <p className="font-semibold">{date}</p>
        <p
          className={
            works ? "flex items-center gap-2 text-sm text-good-text" : "flex items-center gap-2 text-sm text-warn-text"
          }
        >
          <Icon name={works ? "check-circle" : "alert"} className="size-4" />
          {works ? t("appointment-kinds:series.free") : format.parts(broken.map((rule) => t(rule)))}
        </p>
      </div>
      <NativeSelect
        name="starts"
        id={`starts-${index}`}
        label={t("appointment-kinds:series.timeOn", { date })}
        hideLabel
        defaultValue={String(times[0] ?? "")}
        options={[
          ...times.map((start) => ({ value: String(start), label: format.dateTime(start, zone, "medium") })),
          { value: "", label: t("appointment-kinds:series.leaveOut") },
        ]}
      />
    </li>
  );
}
