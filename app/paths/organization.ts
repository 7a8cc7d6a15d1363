/* Every URL of organization that the app links to. */
import { at } from "./at";

export const apiKeys = at("/secure/providerweb/settings/api_settings");
export const createApiKey = at("/secure/providerweb/settings/api_settings/create");
export const apiKey = at("/secure/providerweb/settings/api_settings/view/:keyId?");
export const externalApps = at("/secure/providerweb/settings/api_settings/apps");
export const createExternalApp = at("/secure/providerweb/settings/api_settings/apps/create");
/** A provider's calendar at Google; `connect` leads on to Google, `done` names what has just been done. */
export const googleCalendar = at("/secure/providerweb/settings/google_calendar");
/** A provider's photo, for the world; a file, as a download for whoever may read it. */
export const photo = at("/photo/:fileId");
export const file = at("/secure/providerweb/files/:fileId");
