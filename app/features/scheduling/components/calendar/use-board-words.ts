import { useMemo } from "react";
import { useT } from "~/i18n/use-t";
import { stateName } from "../../domain/appointments/appointment-states";
import type { BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarVisit } from "../../domain/calendar/calendar-view";
import { providerName } from "../appointments/person-names";
import type { BoardFrame } from "./board-frame";

/** What things on a board are called, seen and heard. */
export function useBoardWords({ board: { zone, doctors: list }, doctors }: BoardFrame) {
  const { t, format } = useT();
  return useMemo(() => {
    const doctor = (id: string) => {
      const known = doctors.get(id);
      return known ? providerName(t, known) : "";
    };
    const who = (visit: CalendarVisit) => {
      if (visit.seats) return t("schedule:group", { taken: visit.seats.taken, count: visit.seats.of });
      return visit.patient ?? (visit.note || t("schedule:blocked"));
    };
    const status = (visit: CalendarVisit) => t(`common:appointmentStates.${stateName(visit.stateId)}`);
    const time = ({ startsAt, endsAt }: Pick<CalendarVisit, "startsAt" | "endsAt">) =>
      format.timeRange(startsAt, endsAt, zone);
    /** The time at the place, where its clock shows another. */
    const placeTime = ({ startsAt, timeZone }: CalendarVisit) => {
      const there = format.timeInPlace(startsAt, timeZone, zone);
      return there.differs ? t("schedule:placeTime", { time: `${there.time} ${there.zoneName}` }) : "";
    };
    return {
      doctor,
      who,
      status,
      time,
      start: ({ startsAt }: CalendarVisit) => format.time(startsAt, zone),
      placeTime,
      /** What is heard of a visit beside what is seen of it. */
      rest: (visit: CalendarVisit, withDoctor: boolean) =>
        [
          time(visit),
          withDoctor && doctor(visit.employeeId),
          format.date(visit.startsAt, zone, "long"),
          placeTime(visit),
        ]
          .filter(Boolean)
          .join(", "),
      /** A column by its day and, where it is one doctor's, by whom. */
      column: ({ day, employeeId }: BoardColumn) =>
        [format.plainDate(day, "long"), employeeId !== null && list.length > 0 && doctor(employeeId)]
          .filter(Boolean)
          .join(", "),
    };
  }, [t, format, zone, doctors, list]);
}

export type BoardWords = ReturnType<typeof useBoardWords>;
