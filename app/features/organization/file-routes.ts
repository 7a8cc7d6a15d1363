import { route } from "@remix-run/route-config";

/** Files that browsers show or download. */
export const fileRoutes = [
  route("photo/:fileId", "features/organization/routes/photo.ts"),
  route("secure/providerweb/files/:fileId", "features/organization/routes/file.ts"),
];
