import { bookingRoots } from "./booking";
import { entry, front, robots, sitemap } from "./pages";
import { WIDGET_ROOT } from "./widget";

const PAGES = new Set([front(), sitemap(), robots(), entry()]);
/** Doors that people look for by the name of their practice, and what the public pages are made of. */
const BELOW = [
  ...bookingRoots(),
  ...["login", "signup", "register/hpsignup"].map((screen) => `/secure/providerweb/${screen}`),
  ...["/practice/", "/picture/", "/photo/", "/logo/", WIDGET_ROOT],
];

/** Whether search engines may show a page to people; every other page is somebody's own. */
export const isIndexed = (pathname: string): boolean =>
  PAGES.has(pathname) || BELOW.some((beginning) => pathname.startsWith(beginning));
