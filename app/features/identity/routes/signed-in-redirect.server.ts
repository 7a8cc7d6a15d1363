import { redirectDocument } from "@remix-run/cloudflare";
import { startPageOf } from "~/features/organization/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { nextPath } from "../domain/sessions/next-path";
import { sessionCookie } from "../support/sessions/session-cookie.server";
import type { SignedIn } from "../services/sessions/sign-in.server";

/** Gives the browser its session and leads on, with a document of its own: another screen has other messages. */
export async function signedInRedirect(
  app: RequestContext,
  { reference, owes, user }: SignedIn,
  wanted?: string | null,
): Promise<Response> {
  const next = nextPath(wanted);
  const begin = () => (user.type === "EMPLOYEE" ? startPageOf(app, user.id) : paths.home());
  const to = owes === "none" ? (next ?? (await begin())) : paths.secondStep(next);
  return redirectDocument(to, { headers: { "set-cookie": sessionCookie(reference) } });
}
