import { route, type RouteConfigEntry } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** The screens of providers' timings and of the organization's rules of booking. */
export const timingsRoutes: RouteConfigEntry[] = [
  route(routeOf(paths.employeeTimings), "features/scheduling/routes/timings/timings.tsx"),
  route("secure/providerweb/settings/calendar_settings", "features/scheduling/routes/settings/calendar-settings.tsx"),
  route(routeOf(paths.calendarFeeds), "features/scheduling/routes/settings/calendar-feeds.tsx"),
  route(routeOf(paths.ownCalendar), "features/scheduling/routes/settings/own-calendar.tsx"),
  route("calendar/:file", "features/scheduling/routes/settings/calendar-feed-file.ts"),
  route(routeOf(paths.bookingQuestions), "features/scheduling/routes/settings/booking-questions.tsx"),
  route("secure/providerweb/e/settings/appointment", "features/scheduling/routes/settings/appointment-rules.tsx"),
];
