import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** The screens of who may read a health record, and who has. */
export const accessRoutes = [
  route(routeOf(paths.openRecord), "features/phr/routes/access/open-record.tsx"),
  route(routeOf(paths.recordSeen), "features/phr/routes/access/seen.tsx"),
];
