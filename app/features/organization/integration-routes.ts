import { route } from "@remix-run/route-config";

const setting = (path: string, file: string) =>
  route(`secure/providerweb/settings/${path}`, `features/organization/routes/${file}.tsx`);

/** The settings by which other programs reach the clinic, and the clinic them. */
export const integrationRoutes = [
  setting("api_settings", "api-keys"),
  setting("api_settings/create", "api-key-create"),
  setting("api_settings/view/:keyId?", "api-key"),
  setting("api_settings/apps", "external-apps"),
  setting("api_settings/apps/create", "external-app-create"),
  setting("google_calendar", "google-calendar"),
];
