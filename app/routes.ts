import { index, route, type RouteConfig } from "@remix-run/route-config";
import { bookingRoutes } from "./features/scheduling/booking-routes";

export default [
  index("pages/start.ts"),
  route("secure/providerweb", "pages/entry.tsx"),
  ...bookingRoutes,
  route("*", "pages/errors/unknown.tsx"),
] satisfies RouteConfig;
