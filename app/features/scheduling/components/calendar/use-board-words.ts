import { useMemo } from "react";
import { MINUTES_A_DAY } from "~/kernel/time/minutes";
import { useT } from "~/i18n/use-t";
import { stateName } from "../../domain/appointments/appointment-states";
import type { BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { providerName } from "../appointments/person-names";
import { shapeOf } from "./appointment-look";
import type { BoardFrame } from "./board-frame";

/** The words of an appointment are made once, however often a scroll brings it into view. */
function remembered<T extends object>(words: (appointment: T) => string) {
  const known = new WeakMap<T, string>();
  return (appointment: T): string => {
    const said = known.get(appointment) ?? words(appointment);
    known.set(appointment, said);
    return said;
  };
}

/** What things on a board are called, seen and heard. */
export function useBoardWords({ board: { zone }, doctors }: BoardFrame) {
  const { t, format } = useT();
  return useMemo(() => {
    const doctor = (id: string) => {
      const known = doctors.get(id);
      return known ? providerName(t, known) : "";
    };
    const who = (appointment: CalendarAppointment) => {
      if (appointment.seats)
        return t("schedule:group", { taken: appointment.seats.taken, count: appointment.seats.of });
      return appointment.patient ?? (appointment.note || t("schedule:blocked"));
    };
    const time = remembered(({ startsAt, endsAt }: Pick<CalendarAppointment, "startsAt" | "endsAt">) =>
      format.timeRange(startsAt, endsAt, zone),
    );
    const status = (appointment: CalendarAppointment) =>
      shapeOf(appointment) === "here"
        ? t(appointment.arrival?.calledAt === null ? "arrivals:stage.waiting" : "arrivals:stage.called")
        : t(`common:appointmentStates.${stateName(appointment.stateId)}`);
    /** The time at the place, where its clock shows another. */
    const placeTime = ({ startsAt, timeZone }: CalendarAppointment) => {
      const there = format.timeInPlace(startsAt, timeZone, zone);
      return there.differs ? t("schedule:placeTime", { time: `${there.time} ${there.zoneName}` }) : "";
    };
    /** A time of the board's day by its minutes, which may be the end of the day. */
    const clock = (minutes: number) => format.minutesOfDay(Math.max(0, Math.min(MINUTES_A_DAY, minutes)));
    return {
      doctor,
      clock,
      /** Whether times have hours up to 12, which need more room. */
      isTwelve: clock(13 * 60).length > 5,
      /** From one time of the day to another. */
      span: (from: number, to: number) => `${clock(from)}–${clock(to)}`,
      who,
      status,
      time,
      start: remembered(({ startsAt }: CalendarAppointment) => format.time(startsAt, zone)),
      placeTime,
      /** All that is heard of an appointment: what is seen of it, and what a box has no room for. */
      heard: remembered((appointment: CalendarAppointment) =>
        [
          `${time(appointment)} ${who(appointment)}`,
          status(appointment),
          appointment.offering,
          doctor(appointment.employeeId),
          format.date(appointment.startsAt, zone, "long"),
          placeTime(appointment),
        ]
          .filter(Boolean)
          .join(", "),
      ),
      /** A column by its day and by whose it is. */
      column: ({ day, employeeId }: BoardColumn) =>
        [format.plainDate(day, "long"), doctor(employeeId)].filter(Boolean).join(", "),
    };
  }, [t, format, zone, doctors]);
}

export type BoardWords = ReturnType<typeof useBoardWords>;
