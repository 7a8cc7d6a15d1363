import { index, route, type RouteConfig } from "@remix-run/route-config";

export default [
  index("pages/start.ts"),
  route("secure/providerweb", "pages/entry.tsx"),
  route("*", "pages/errors/unknown.tsx"),
] satisfies RouteConfig;
