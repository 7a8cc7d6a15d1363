import { defineLoader } from "~/platform/http/screen.server";
import { calendarFileResponse } from "../../support/feeds/calendar-file.server";
import { visitCalendarFile } from "../../services/feeds/visit-calendar-file.server";
import { visitOf } from "./visit-of.server";

/** The calendar file of the visit whose link was opened. */
export const loader = defineLoader(async ({ app, request }) => {
  const { context, appointmentId } = await visitOf(app, request);
  return calendarFileResponse(await visitCalendarFile(context, appointmentId));
});
