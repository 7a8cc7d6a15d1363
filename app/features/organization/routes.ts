import { route } from "@remix-run/route-config";
import { organizationAreaPaths, ownAreaPaths } from "../../paths/setting-areas";

const AREAS = [...Object.values(organizationAreaPaths), ...Object.values(ownAreaPaths)].flat();

const screen = (path: string, file: string, id = path) =>
  route(`secure/providerweb/${path}`, `features/organization/routes/${file}.tsx`, { id });

/** The screens of the organization's settings. */
export const organizationRoutes = [
  screen("settings/branch", "branches"),
  screen("settings/departments", "departments"),
  screen("settings/clinic_service_offering", "offerings"),
  screen("settings/video_service_offering", "offerings"),
  screen("settings/tax_rates", "prices/tax-rates"),
  screen("settings/billableservices", "prices/billable-services"),
  screen("e/settings/client-organizations", "client-organizations"),
  screen("settings/payment_method", "billing-methods"),
  ...AREAS.map((path) => screen(path, "area-setting")),
];
