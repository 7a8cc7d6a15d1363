const WORD = /^[A-Za-z_.-]{0,40}$/;
const MOST_PARTS = 12;
/**
 * Mailed links and secret addresses of calendars. What follows is a secret; one in a hundred has no digit by which to
 * recognize it.
 */
const LINK = /^\/(v|r|w|calendar|s\/[a-z-]+)\/.+$/;

/** A path for the log, without what identifies a person or a thing: ids, tokens and the query are removed. */
export function routePattern(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  const parts = pathname.replace(LINK, "/$1/:").split("/");
  return parts
    .slice(0, MOST_PARTS)
    .map((part) => (WORD.test(part) ? part : ":"))
    .join("/");
}

/** A request in the local server's output, such as `GET /v/secret?x=1 200 OK`. */
const PRINTED = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+)/g;
const HOST = /^https?:\/\/[^/]*/;

/** A line of a log without ids, tokens and queries in the addresses of its requests. */
export const withoutSecrets = (line: string): string =>
  line.replace(PRINTED, (_, method: string, address: string) => `${method} ${routePattern(address.replace(HOST, ""))}`);
