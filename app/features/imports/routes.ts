import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** The screens of bringing patients in by file. */
export const importRoutes = [
  route(routeOf(paths.patientImports), "features/imports/routes/imports.tsx"),
  route(routeOf(paths.patientImport), "features/imports/routes/import.tsx"),
];
