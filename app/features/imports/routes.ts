import { route } from "@remix-run/route-config";

const base = "secure/providerweb/patientimport";

/** The screens of bringing patients in by file. */
export const importRoutes = [
  route(base, "features/imports/routes/imports.tsx"),
  route(`${base}/:importId`, "features/imports/routes/import.tsx"),
];
