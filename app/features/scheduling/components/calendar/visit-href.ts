import { paths } from "~/paths";
import type { CalendarVisit } from "../../domain/calendar/calendar-view";

/** Where all of a visit is told, or of the group session that stands for its visits. */
export const visitHref = ({ id, seats }: CalendarVisit): string =>
  seats ? paths.groupSession(id) : paths.appointment(id);
