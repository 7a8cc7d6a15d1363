import { route, type RouteConfigEntry } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const file = (name: string) => `features/scheduling/routes/front-page/${name}`;

/** What stands beside the front page: what its search finds, and what search engines are told. */
export const frontPageRoutes: RouteConfigEntry[] = [
  route(routeOf(paths.find), file("find.tsx")),
  route(routeOf(paths.sitemap), file("sitemap.ts")),
  route(routeOf(paths.robots), file("robots.ts")),
];
