/** A name of a class of errors; a message is never one. */
const NAME = /^[A-Z]\w{0,59}$/;
const ROUTE_PART = /^[A-Za-z_.-]{0,40}$/;
/** A place in one of the site's own scripts. */
const PLACE = /\/assets\/([\w.$-]{1,80}\.js):(\d+):(\d+)/g;
const MOST_PLACES = 12;

/** The error's class, or Error where what was given could be anything. */
export const errorName = (name: string): string => (NAME.test(name) ? name : "Error");

/** A path without what names a person or a thing: ids, tokens and the query go. */
export function routePattern(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  const parts = pathname.split("/").map((part) => (ROUTE_PART.test(part) ? part : ":"));
  return parts.slice(0, 12).join("/");
}

/** The places of a browser's stack, without its messages: a message can quote what a person typed. */
export function stackPlaces(stack: string): string {
  return [...stack.matchAll(PLACE)]
    .slice(0, MOST_PLACES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(" | ");
}
