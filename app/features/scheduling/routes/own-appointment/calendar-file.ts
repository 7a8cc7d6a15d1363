import { defineLoader } from "~/platform/http/screen.server";
import { calendarFileResponse } from "../../support/feeds/calendar-file.server";
import { appointmentCalendarFile } from "../../services/feeds/appointment-calendar-file.server";
import { ownAppointmentOf } from "./own-appointment.server";

/** The calendar file of the appointment whose link was opened. */
export const loader = defineLoader(async ({ app, request }) => {
  const { context, appointmentId } = await ownAppointmentOf(app, request);
  return calendarFileResponse(await appointmentCalendarFile(context, appointmentId));
});
