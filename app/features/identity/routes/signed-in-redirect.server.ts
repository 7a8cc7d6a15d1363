import { redirectDocument } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { nextPath } from "../domain/next-path";
import { sessionCookie } from "../services/session-cookie.server";

/** Gives the browser its session and leads on, with a document of its own: another screen has other messages. */
export const signedInRedirect = (reference: string, next?: string | null): Response =>
  redirectDocument(nextPath(next) ?? paths.home(), { headers: { "set-cookie": sessionCookie(reference) } });
