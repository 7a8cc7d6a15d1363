import { SESSION_COOKIE, setCookie } from "~/platform/http/cookies.server";
import { SESSION_MS } from "../../domain/sessions/lifetimes";

/** The Set-Cookie header that gives a browser its session; without a reference, that takes it away. */
export const sessionCookie = (reference: string | null): string =>
  setCookie(SESSION_COOKIE, reference ?? "", reference === null ? 0 : SESSION_MS / 1_000);
