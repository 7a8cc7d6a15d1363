import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { FEWEST_APPOINTMENTS, MOST_APPOINTMENTS, SERIES_EVERY } from "../../domain/series/series-days";
import { appointmentId, MOST_NOTE_CHARACTERS } from "../appointments/change-appointment";
import { checkbox } from "~/kernel/checkbox-field";
import { wantedTimeFields } from "../waiting-list/wanted-time";

const about = {
  /** Absent for somebody new, who is written down together with the series. */
  patientId: appointmentId.optional(),
  serviceOfferingId: appointmentId,
  employeeId: appointmentId,
  branchId: appointmentId,
  every: z.enum(SERIES_EVERY, "errors:field.chooseOne"),
};

/** What a series would be: its first day and the time of the wall clock, how often and how many appointments. */
export const previewSeriesSchema = z.object({
  ...about,
  day: z.string("errors:field.date").refine((text) => isCalendarDate(text), "errors:field.date"),
  time: wantedTimeFields.time.refine(
    (minutes) => minutes !== undefined && minutes % 5 === 0,
    "scheduling:move.fiveMinutes",
  ),
  visits: z.coerce
    .number({ error: "errors:field.number" })
    .int("errors:field.number")
    .min(FEWEST_APPOINTMENTS, "appointment-kinds:series.appointmentsRange")
    .max(MOST_APPOINTMENTS, "appointment-kinds:series.appointmentsRange"),
});

/** What is set of it: the starts that were chosen, UTC ms; a date that is left out is not among them. */
export const setSeriesSchema = z.object({
  ...about,
  new: z.string().optional(),
  starts: z
    .array(z.coerce.number({ error: "scheduling:move.choose" }).int().positive())
    .min(1, "appointment-kinds:series.none")
    .max(MOST_APPOINTMENTS, "appointment-kinds:series.appointmentsRange")
    .refine((starts) => new Set(starts).size === starts.length, "appointment-kinds:series.twice"),
  reason: z.string().trim().max(MOST_NOTE_CHARACTERS, "errors:field.invalid").default(""),
  patientAgreed: checkbox,
  doNotNotify: checkbox,
  /** The patient's credits pay for the first appointments, as far as they go. */
  payWithCredit: checkbox,
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid"),
});
export type SetSeries = z.infer<typeof setSeriesSchema>;
