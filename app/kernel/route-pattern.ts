const WORD = /^[A-Za-z_.-]{0,40}$/;
const MOST_PARTS = 12;
/** The links that are mailed, and secret addresses of calendars. What follows is a secret, and one in a hundred has no digit to be told by. */
const LINK = /^\/(v|r|w|calendar|s\/[a-z-]+)\/.+$/;

/** A path without what names a person or a thing, for the log: ids, tokens and the query go. */
export function routePattern(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  const parts = pathname.replace(LINK, "/$1/:").split("/");
  return parts
    .slice(0, MOST_PARTS)
    .map((part) => (WORD.test(part) ? part : ":"))
    .join("/");
}

/** A request as the local server prints it, such as `GET /v/secret?x=1 200 OK`. */
const PRINTED = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+)/g;
const HOST = /^https?:\/\/[^/]*/;

/** A line of a log without what names a person or a thing in the addresses of the requests that it tells of. */
export const withoutSecrets = (line: string): string =>
  line.replace(PRINTED, (_, method: string, address: string) => `${method} ${routePattern(address.replace(HOST, ""))}`);
