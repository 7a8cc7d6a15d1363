import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** Files that browsers show or download. */
export const fileRoutes = [
  route(routeOf(paths.photo), "features/organization/routes/photo.ts"),
  route(routeOf(paths.picture), "features/organization/routes/picture.ts"),
  route(routeOf(paths.file), "features/organization/routes/file.ts"),
];
