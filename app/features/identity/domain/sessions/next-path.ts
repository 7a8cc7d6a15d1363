/** Somewhere no path can lead to by itself, to resolve against. */
const HERE = "https://here.invalid";
/** Screens that make no sense to come back to after signing in. */
const NOT_AFTER_SIGN_IN = ["/app/logout", "/secure/providerweb/login"];

/**
 * The path to go on to after signing in, if it is one of this site: a path, not an address of another host, however
 * it is written. Undefined for anything else.
 */
export function nextPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith("/") || /[\\\s]|^\/\//.test(wanted)) return undefined;
  if (!URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  if (origin !== HERE || pathname.startsWith("//")) return undefined;
  if (NOT_AFTER_SIGN_IN.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined;
  return `${pathname}${search}${hash}`;
}
