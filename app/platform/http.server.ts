import { ForbiddenError, TooLargeError } from "./errors.server";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Bodies of forms and calls, in bytes. Uploads have limits of their own. */
const MOST_BODY_BYTES = 1_000_000;

/**
 * Refuses a write or a socket that another site asked for. Where a bearer token speaks, cookies count for nothing
 * and there is nothing to forge. Checked once, at the Worker's entry.
 * @throws ForbiddenError
 */
export function checkOrigin(request: Request, origin: string): void {
  const upgrades = request.headers.get("upgrade")?.toLowerCase() === "websocket";
  if (SAFE.has(request.method) && !upgrades) return;
  if (request.headers.has("authorization")) return;
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") throw new ForbiddenError("foreignOrigin");
  const from = request.headers.get("origin");
  if (from === null ? request.headers.has("cookie") || upgrades : from !== origin)
    throw new ForbiddenError("foreignOrigin");
}

/** @throws TooLargeError for a body that says it is larger than the door lets through */
export function checkBodySize(request: Request, most = MOST_BODY_BYTES): void {
  const length = Number(request.headers.get("content-length") ?? "0");
  if (length > most) throw new TooLargeError();
}

/** The headers of every answer; a page gets the policy for its own nonce. */
export function securityHeaders(headers: Headers, options: { nonce: string; host: string; production: boolean }): void {
  const socket = options.production ? `wss://${options.host}` : `ws://${options.host}`;
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "same-origin");
  headers.set(
    "permissions-policy",
    "camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)",
  );
  headers.set("cross-origin-opener-policy", "same-origin");
  if (options.production) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
  if (!(headers.get("content-type") ?? "").includes("text/html")) return;
  headers.set(
    "content-security-policy",
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${options.nonce}'`,
      `style-src 'self' 'nonce-${options.nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self' ${socket}`,
      "media-src 'self' blob:",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  );
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
}
