import { defineLoader } from "~/platform/http/screen.server";
import { calendarFileResponse } from "../../support/feeds/calendar-file.server";
import { bookedCalendarFile } from "../../support/feeds/booked-calendar-file.server";

/** The calendar file of what was just booked. */
export const loader = defineLoader(async ({ app, url }) =>
  calendarFileResponse(await bookedCalendarFile(app, url.searchParams.get("reference") ?? "")),
);
