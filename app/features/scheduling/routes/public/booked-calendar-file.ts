import { defineLoader } from "~/platform/screen.server";
import { calendarFileResponse } from "../../services/calendar-file.server";
import { bookedCalendarFile } from "../../services/booked-calendar-file.server";

/** The calendar file of what was just booked. */
export const loader = defineLoader(async ({ app, url }) =>
  calendarFileResponse(await bookedCalendarFile(app, url.searchParams.get("reference") ?? "")),
);
