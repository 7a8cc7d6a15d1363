import { paths } from "~/paths";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";

/** Where all of an appointment is told, or of the group session that stands for its appointments. */
export const appointmentHref = ({ id, seats }: CalendarAppointment): string =>
  seats ? paths.groupSession(id) : paths.appointment(id);
