/** The cookies of the product. `__Host-` binds them to one host, so no organization's cookie reaches another. */
export const SESSION_COOKIE = "__Host-vp_session";
export const BOOKMARK_COOKIE = "__Host-vp_bookmark";
export const LOCALE_COOKIE = "__Host-vp_language";
/** Capability of an appointment's or room's link, after the redirect to the address without it. */
export const LINK_COOKIE = "__Host-vp_link";
export const ROOM_COOKIE = "__Host-vp_room";
/** Says that somebody who opened a room's link is with the patient, and their name. */
export const COMPANION_COOKIE = "__Host-vp_companion";
/** Identifies a visitor's browser, for the times that are held for it. No account, and no other use. */
export const VISITOR_COOKIE = "__Host-vp_visitor";
/** The browser's time zone, as a page's script noted it. Only a hint. */
export const ZONE_COOKIE = "__Host-vp_zone";

/** Name and value of each cookie of a request, as sent. */
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

/** Value of a cookie of a request; undefined if there is none. */
export function cookieOf(request: Request, name: string): string | undefined {
  const value = cookiesOf(request).find(([each]) => each === name)?.[1];
  return value === undefined || !isReadable(value) ? undefined : decodeURIComponent(value);
}

/** Names of our own cookies, and the empty name, whose value in a request is not valid text. */
export const brokenCookies = (request: Request): string[] =>
  cookiesOf(request)
    .filter(([name, value]) => (name === "" || name.startsWith("__Host-vp_")) && !isReadable(value))
    .map(([name]) => name);

/** Removes the cookies of a request, so that nothing after this sees any. */
export function withoutCookies(request: Request): Request {
  const bare = new Request(request);
  bare.headers.delete("cookie");
  // Nothing can be forged without cookies, and the router would take a foreign origin for a failure.
  bare.headers.delete("origin");
  return bare;
}

/** A Set-Cookie header for one of our cookies; `maxAge` in seconds, 0 to delete it. */
export function setCookie(name: string, value: string, maxAge: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;
}
