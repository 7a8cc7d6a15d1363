/* Every URL of organization that the app links to. */
import { at } from "./at";

export const apiKeys = at("/secure/providerweb/settings/api_settings");
export const createApiKey = at("/secure/providerweb/settings/api_settings/create");
export const apiKey = at("/secure/providerweb/settings/api_settings/view/:keyId?");
export const externalApps = at("/secure/providerweb/settings/api_settings/apps");
export const createExternalApp = at("/secure/providerweb/settings/api_settings/apps/create");
/** A provider's calendar at Google; `connect` leads on to Google, `done` names what has just been done. */
export const googleCalendar = at("/secure/providerweb/settings/google_calendar");
/**
 * A provider's photo, for the world, in one of the widths that it is kept in, or as it was sent; a file, as a download
 * for whoever may read it.
 */
export const photo = at("/photo/:fileId", "width");
export const file = at("/secure/providerweb/files/:fileId");
