import { useMemo } from "react";
import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import { isAhead } from "../../../domain/appointments/appointment-states";
import { pieceOf } from "../../../domain/calendar/calendar-layout";
import type { CalendarBoard, CalendarAppointment } from "../../../domain/calendar/calendar-view";
import { AppointmentStatus } from "../../appointments/appointment-status";
import { boardFrame } from "../board-frame";
import { useBoardWords } from "../use-board-words";
import { appointmentHref } from "../appointment-href";

/** Whether nothing more happens with an appointment at `now` (UTC ms): its time is past, and nobody waits for it. */
const isOver = ({ endsAt, stateId }: CalendarAppointment, now: number): boolean => endsAt <= now && !isAhead(stateId);

interface CalendarAgendaProps {
  board: CalendarBoard;
  days: readonly string[];
  /** UTC ms. */
  now: number;
}

/**
 * The days one below the other, each with the appointments that begin or lie in it, by time. Today begins with what is
 * on or still to come: what is over is folded above it.
 */
export function CalendarAgenda({ board, days, now }: CalendarAgendaProps) {
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
        const date = format.plainDate(day, "long");
        const over = day === board.today ? appointments.filter((each) => isOver(each, now)) : [];
        const open = appointments.filter((each) => !over.includes(each));
        const table = (rows: CalendarAppointment[]) => (
          <DataTable caption={date} columns={columns} rows={rows} rowKey={({ id }) => id} />
        );
        return (
          <section
            key={day}
            aria-label={date}
            className="flex flex-col gap-2 [contain-intrinsic-size:auto_12rem] [content-visibility:auto] print:[content-visibility:visible]"
          >
            <h2 className="text-lg font-semibold" aria-current={day === board.today ? "date" : undefined}>
              {date}
            </h2>
            {appointments.length === 0 && <p className="text-muted">{t("schedule:empty")}</p>}
            {over.length > 0 && (
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-muted">
                  {t("schedule:over", { count: over.length })}
                </summary>
                {table(over)}
              </details>
            )}
            {open.length > 0 && table(open)}
          </section>
        );
      })}
    </div>
  );
}
