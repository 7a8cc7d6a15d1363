/** The cookies of the product. `__Host-` binds them to one host, so no organization's cookie reaches another. */
export const SESSION_COOKIE = "__Host-vp_session";
export const BOOKMARK_COOKIE = "__Host-vp_bookmark";
export const LOCALE_COOKIE = "__Host-vp_language";
/** Holds the capability of a visit's or room's link after the clean redirect. */
export const LINK_COOKIE = "__Host-vp_link";
export const ROOM_COOKIE = "__Host-vp_room";
/** Says of whoever opened a room's link that they are with the patient, under which name. */
export const COMPANION_COOKIE = "__Host-vp_companion";
/** Names a visitor's browser, for the times that are held for it. No account and no other use. */
export const VISITOR_COOKIE = "__Host-vp_visitor";
/** Where the small script of the pages notes the zone of the browser. No secret and no setting: a hint. */
export const ZONE_COOKIE = "__Host-vp_zone";

/** The name and the value of each cookie of a request, as they were sent. */
const cookiesOf = (request: Request): [name: string, value: string][] =>
  (request.headers.get("cookie") ?? "").split(";").map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? ["", part.trim()] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });

function isReadable(value: string): boolean {
  try {
    return decodeURIComponent(value) !== undefined;
  } catch {
    return false;
  }
}

/** The value of one cookie of a request; undefined where there is none. */
export function cookieOf(request: Request, name: string): string | undefined {
  const value = cookiesOf(request).find(([each]) => each === name)?.[1];
  return value === undefined || !isReadable(value) ? undefined : decodeURIComponent(value);
}

/** The names of our own cookies, and the empty one, that a request carries with a value that is no such text. */
export const brokenCookies = (request: Request): string[] =>
  cookiesOf(request)
    .filter(([name, value]) => (name === "" || name.startsWith("__Host-vp_")) && !isReadable(value))
    .map(([name]) => name);

/** Drops the cookies of a request: whatever comes after knows of none. */
export function withoutCookies(request: Request): Request {
  const bare = new Request(request);
  bare.headers.delete("cookie");
  // Nothing can be forged then, and the router would take a foreign origin for a failure.
  bare.headers.delete("origin");
  return bare;
}

/** A Set-Cookie header for one of them; `maxAge` in seconds, 0 to take it away. */
export function setCookie(name: string, value: string, maxAge: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;
}
