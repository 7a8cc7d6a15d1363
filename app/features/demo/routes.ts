import { route, type RouteConfigEntry } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** The screen where demo data is put in and taken away. */
export const demoRoutes: RouteConfigEntry[] = [route(routeOf(paths.demoData), "features/demo/routes/demo-data.tsx")];
