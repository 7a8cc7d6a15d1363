import { defineLoader } from "~/platform/screen.server";
import { calendarFileResponse } from "../../services/calendar-file.server";
import { visitCalendarFile } from "../../services/visit-calendar-file.server";
import { visitOf } from "./visit-of.server";

/** The calendar file of the visit whose link was opened. */
export const loader = defineLoader(async ({ app, request }) => {
  const { context, appointmentId } = await visitOf(app, request);
  return calendarFileResponse(await visitCalendarFile(context, appointmentId));
});
