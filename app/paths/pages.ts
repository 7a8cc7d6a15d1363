import { at } from "./at";

/** Every URL of pages that the app links to. */
export const pagesPaths = {
  entry: at("/secure/providerweb"),
  logout: at("/app/logout", "next"),
  /** `start` names the page that the signed-in person has chosen to begin with. */
  home: at("/secure/providerweb/home"),
  /** Where visitors and patients write to the practice by the chat service that it has chosen. */
  chat: at("/secure/providerweb/home/chat"),
  /** The index of settings; `q` searches it. */
  settings: at("/secure/providerweb/settings", "q"),
  /** A screen of settings by its name in the address; `done` names what has just been done. */
  setting: at("/secure/providerweb/settings/:name"),
  adminSetting: at("/secure/providerweb/e/settings/:name"),
  openApi: at("/openapi.json"),
  help: at("/secure/providerweb/help/:topic"),
  logo: at("/logo/:fileId"),
  notFound: at("/404"),
  serverError: at("/app/static/error?pageName=500"),
} as const;
