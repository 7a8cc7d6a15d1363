const WORD = /^[A-Za-z_.-]{0,40}$/;
const MOST_PARTS = 12;
/** The links that are mailed. What follows is a secret, and one in a hundred has no digit to be told by. */
const LINK = /^\/(v|r|s\/in)\/.+$/;

/** A path without what names a person or a thing, for the log: ids, tokens and the query go. */
export function routePattern(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  const parts = pathname.replace(LINK, "/$1/:").split("/");
  return parts
    .slice(0, MOST_PARTS)
    .map((part) => (WORD.test(part) ? part : ":"))
    .join("/");
}
