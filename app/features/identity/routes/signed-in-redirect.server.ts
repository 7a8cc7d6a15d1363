import { redirectDocument } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { nextPath } from "../domain/next-path";
import { sessionCookie } from "../services/session-cookie.server";
import type { SignedIn } from "../services/sign-in.server";

/** Gives the browser its session and leads on, with a document of its own: another screen has other messages. */
export const signedInRedirect = ({ reference, owes }: SignedIn, next?: string | null): Response =>
  redirectDocument(owes === "none" ? (nextPath(next) ?? paths.home()) : paths.secondStep(nextPath(next)), {
    headers: { "set-cookie": sessionCookie(reference) },
  });
