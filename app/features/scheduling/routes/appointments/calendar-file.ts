import { defineLoader } from "~/platform/http/screen.server";
import { appointmentCalendarFile } from "../../services/feeds/appointment-calendar-file.server";
import { calendarFileResponse } from "../../support/feeds/calendar-file.server";

/** The calendar file of an appointment, for whoever may read it. */
export const loader = defineLoader(async ({ app, params: { appointmentId = "" } }) =>
  calendarFileResponse(await appointmentCalendarFile(app, appointmentId)),
);
