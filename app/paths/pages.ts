/* Every URL of pages that the app links to. */
import { at } from "./at";

/** The practice's front page, for whoever is not signed in, and what its search finds for `q`. */
export const front = at("/");
export const find = at("/find", "q");
/** What the practice says of `privacy`, its `terms` and its `accessibility`. */
export const statement = at("/practice/:name");
export const sitemap = at("/sitemap.xml");
export const robots = at("/robots.txt");
/** What makes the practice's site an app: its name and look, its icon, and the page for the time without a connection. */
export const manifest = at("/manifest.webmanifest");
export const appIcon = at("/app-icon.svg");
export const offline = at("/offline");
export const entry = at("/secure/providerweb");
export const logout = at("/app/logout", "next");
/** `start` names the page that the signed-in person has chosen to begin with. */
export const home = at("/secure/providerweb/home");
/** Where a patient finds all that is their own to see and to change. */
export const profile = at("/secure/providerweb/account/profile");
/** Where a patient deletes their account. */
export const deleteAccount = at("/secure/providerweb/account/delete");
/** Where visitors and patients write to the practice by the chat service that it has chosen. */
export const chat = at("/secure/providerweb/home/chat");
/** What staff find in the practice by `q`, and the same for the list below the field, as JSON. */
export const search = at("/secure/providerweb/search", "q");
export const searchSuggestions = at("/secure/providerweb/search/suggestions", "q");
/** The index of settings; `q` searches it. */
export const settings = at("/secure/providerweb/settings", "q");
/** A screen of settings by its name in the address; `done` names what has just been done. */
export const setting = at("/secure/providerweb/settings/:name");
export const adminSetting = at("/secure/providerweb/e/settings/:name");
export const openApi = at("/openapi.json");
export const help = at("/secure/providerweb/help/:topic");
/** A picture of the front page, in one of the widths that it is kept in; the original without one. */
export const picture = at("/picture/:fileId", "width");
export const logo = at("/logo/:fileId");
export const notFound = at("/404");
