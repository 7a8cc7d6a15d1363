import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { CALENDAR_VIEWS } from "../../domain/calendar/calendar-view";
import { chosen } from "../lists/list-appointments";
import { checkbox } from "~/kernel/checkbox-field";

const MOST_DOCTORS = 200;

/** One id or several, also with commas between them; the specification's -1 and nothing say the same. */
const chosenDoctors = z
  .union([z.string(), z.array(z.string())])
  .nullable()
  .optional()
  .transform((value) =>
    [value ?? []]
      .flat()
      .flatMap((ids) => ids.split(","))
      .filter((id) => id !== "" && id !== "-1"),
  )
  .pipe(z.array(z.string().max(64, "errors:field.invalid")).max(MOST_DOCTORS, "errors:field.invalid"));

const day = z
  .string()
  .optional()
  .catch(undefined)
  .transform((text) => (text !== undefined && isCalendarDate(text) ? text : undefined));

/** What the calendar is narrowed by. */
const calendarFilterSchema = z.object({
  employeeId: chosenDoctors,
  branchId: chosen,
  departmentId: chosen,
  serviceOfferingId: chosen,
  /** Appointments that are called off or refused, too. */
  all: checkbox,
});

/**
 * What the calendar's screen is asked for in its address; a view or a day that is none is the usual one. `to` is the
 * last day of an agenda that is longer than a week.
 */
export const calendarScreenSchema = calendarFilterSchema.extend({
  view: z.enum(CALENDAR_VIEWS).catch("week"),
  day,
  to: day,
});

export type CalendarFilter = z.infer<typeof calendarFilterSchema>;
