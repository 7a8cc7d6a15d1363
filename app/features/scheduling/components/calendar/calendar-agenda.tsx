import { useMemo } from "react";
import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import { pieceOf } from "../../domain/calendar/calendar-layout";
import type { CalendarBoard, CalendarAppointment } from "../../domain/calendar/calendar-view";
import { AppointmentStatus } from "../appointments/appointment-status";
import { boardFrame } from "./board-frame";
import { useBoardWords } from "./use-board-words";
import { appointmentHref } from "./appointment-href";

/** The days one below the other, each with the appointments that begin or lie in it, by time. */
export function CalendarAgenda({ board, days }: { board: CalendarBoard; days: readonly string[] }) {
  const { t, format } = useT();
  const frame = useMemo(() => boardFrame(board), [board]);
  const words = useBoardWords(frame);
  const columns: Column<CalendarAppointment>[] = [
    {
      key: "time",
      header: t("schedule:time"),
      plain: true,
      cell: (appointment) => (
        <span className="whitespace-nowrap tabular-nums">
          {words.time(appointment)}
          {words.placeTime(appointment) && (
            <span className="block text-sm text-muted">{words.placeTime(appointment)}</span>
          )}
        </span>
      ),
    },
    {
      key: "who",
      header: t("scheduling:details.patient"),
      lead: true,
      cell: (appointment) => (
        <TextLink href={appointmentHref(appointment)} className="inline-flex min-h-11 items-center font-semibold">
          <bdi>{words.who(appointment)}</bdi>
        </TextLink>
      ),
    },
    {
      key: "doctor",
      header: t("scheduling:details.provider"),
      plain: true,
      cell: (appointment) => <bdi>{words.doctor(appointment.employeeId)}</bdi>,
    },
    {
      key: "offering",
      header: t("scheduling:details.offering"),
      plain: true,
      cell: (appointment) => appointment.offering ?? "",
    },
    {
      key: "status",
      header: t("scheduling:details.status"),
      cell: (appointment) => (
        <AppointmentStatus state={appointment.stateId} arrival={appointment.arrival} side="staff" />
      ),
    },
  ];
  return (
    <div className="flex flex-col gap-6">
      {days.map((day) => {
        const appointments = board.appointments.filter(
          ({ startsAt, endsAt }) => pieceOf(board.span, day, { start: startsAt, end: endsAt }) !== null,
        );
        const name = format.plainDate(day, "long");
        return (
          <section
            key={day}
            aria-label={name}
            className="flex flex-col gap-2 [contain-intrinsic-size:auto_12rem] [content-visibility:auto] print:[content-visibility:visible]"
          >
            <h2 className="text-lg font-semibold" aria-current={day === board.today ? "date" : undefined}>
              {name}
            </h2>
            {appointments.length === 0 ? (
              <p className="text-muted">{t("schedule:empty")}</p>
            ) : (
              <DataTable caption={name} columns={columns} rows={appointments} rowKey={({ id }) => id} />
            )}
          </section>
        );
      })}
    </div>
  );
}
