import { at } from "./at";

/** Every URL of organization that the app links to. */
export const organizationPaths = {
  /** What patients read and answer before an appointment. */
  patientBriefing: at("/secure/providerweb/e/patient-briefing"),
  apiKeys: at("/secure/providerweb/settings/api_settings"),
  createApiKey: at("/secure/providerweb/settings/api_settings/create"),
  apiKey: at("/secure/providerweb/settings/api_settings/view/:keyId?"),
  externalApps: at("/secure/providerweb/settings/api_settings/apps"),
  createExternalApp: at("/secure/providerweb/settings/api_settings/apps/create"),
  /** A provider's calendar at Google; `connect` leads on to Google, `done` names what has just been done. */
  googleCalendar: at("/secure/providerweb/settings/google_calendar"),
  /** A provider's photo, for the world; a file, as a download for whoever may read it. */
  photo: at("/photo/:fileId"),
  file: at("/secure/providerweb/files/:fileId"),
} as const;
