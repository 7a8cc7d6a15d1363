import { route, type RouteConfigEntry } from "@remix-run/route-config";

/** The screens of providers' timings and of the organization's rules of booking. */
export const timingsRoutes: RouteConfigEntry[] = [
  route(
    "secure/providerweb/settings/employeeMgmt/timings/:teamUserId?",
    "features/scheduling/routes/timings/timings.tsx",
  ),
  route("secure/providerweb/settings/calendar_settings", "features/scheduling/routes/settings/calendar-settings.tsx"),
  route(
    "secure/providerweb/settings/calendar_settings/feeds",
    "features/scheduling/routes/settings/calendar-feeds.tsx",
  ),
  route("calendar/:file", "features/scheduling/routes/settings/calendar-feed-file.ts"),
  route("secure/providerweb/settings/demo_data", "features/scheduling/routes/settings/demo-data.tsx"),
  route(
    "secure/providerweb/settings/booking_questions/:offeringId",
    "features/scheduling/routes/settings/booking-questions.tsx",
  ),
  route("secure/providerweb/e/settings/appointment", "features/scheduling/routes/settings/appointment-rules.tsx"),
];
