import { route, type RouteConfig } from "@remix-run/route-config";

export default [route("secure/providerweb", "pages/entry.tsx")] satisfies RouteConfig;
