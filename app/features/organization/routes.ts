import { route } from "@remix-run/route-config";

const AREAS = [
  "settings/accountsettings",
  "e/settings/banner",
  "e/settings/about",
  "e/settings/services",
  "e/settings/webpatientportal",
  "e/settings/booking-widget",
  "settings/webpatientportal",
  "e/settings/patient-registration",
  "settings/patientregistration",
  "e/settings/compliance-settings",
  "e/settings/two-factor-authentication",
  "e/settings/google-recaptcha-settings",
  "settings/unitsettings",
  "settings/vp_notificationsettings",
  "settings/notificationsettings",
  "e/settings/notification-settings",
  "settings/text_consultation",
  "settings/third_party_chat",
  "e/settings/waiting-room",
  "e/patient-briefing",
  "settings/phrsettings",
  "settings/frequentmedications",
  "settings/patientquestions",
  "settings/remotemonitoringsettings",
  "settings/monitoringteams",
  "settings/loadRestrictedView",
  "settings/api_settings/access",
  "settings/hpUnitSettings",
  "settings/profilesettings",
  "settings/hpAccountSettings",
];

const screen = (path: string, file: string, id = path) =>
  route(`secure/providerweb/${path}`, `features/organization/routes/${file}.tsx`, { id });

/** The screens of the organization's settings. */
export const organizationRoutes = [
  screen("settings/branch", "branches"),
  screen("settings/departments", "departments"),
  screen("settings/clinic_service_offering", "offerings"),
  screen("settings/video_service_offering", "offerings"),
  screen("e/settings/client-organizations", "client-organizations"),
  ...AREAS.map((path) => screen(path, "area-setting")),
];
