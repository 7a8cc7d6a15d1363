import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import type { PlannedAppointment } from "../../domain/series/series-plan";
import { ClosingFields } from "../appointments/closing-fields";

export interface SeriesDatesProps {
  zone: string;
  appointments: readonly PlannedAppointment[];
  /** What was said before, kept on a refusal. */
  sent: Readonly<Record<string, string>>;
}

/** Every date of a series: what is wrong with it, and what to do instead. Only what is chosen here is set. */
export function SeriesDates({ zone, appointments, sent }: SeriesDatesProps) {
  const { t } = useT();
  return (
    <>
      <Card title={t("appointment-kinds:series.dates")} padding="flush">
        <ol className="divide-y divide-line">
          {appointments.map((appointment, index) => (
            <DateLine key={appointment.day} appointment={appointment} index={index} zone={zone} />
          ))}
        </ol>
      </Card>
      <ClosingFields
        sent={sent}
        agreed={t("appointment-kinds:series.agreed")}
        submit={t("appointment-kinds:series.submit")}
        cancelHref={paths.appointments()}
      />
    </>
  );
}

function DateLine({ appointment, index, zone }: { appointment: PlannedAppointment; index: number; zone: string }) {
  const { t, format } = useT();
  const { day, startsAt, broken, alternatives } = appointment;
  const date = format.plainDate(day, "long");
  const works = broken.length === 0 && startsAt !== null;
  const times = works ? [startsAt] : alternatives;
  return (
    <li className="grid items-center gap-3 px-5 py-4 tablet:grid-cols-2">
      <div>
        <p className="font-semibold">{date}</p>
        <p
          className={
            works ? "flex items-center gap-2 text-sm text-good-text" : "flex items-center gap-2 text-sm text-warn-text"
          }
        >
          <Icon name={works ? "check-circle" : "alert"} className="size-4" />
          {works ? t("appointment-kinds:series.free") : broken.map((rule) => t(rule)).join(", ")}
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
