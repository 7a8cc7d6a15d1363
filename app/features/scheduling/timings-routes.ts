import { route, type RouteConfigEntry } from "@remix-run/route-config";

/** The screens of providers' timings. */
export const timingsRoutes: RouteConfigEntry[] = [
  route(
    "secure/providerweb/settings/employeeMgmt/timings/:teamUserId?",
    "features/scheduling/routes/timings/timings.tsx",
  ),
];
