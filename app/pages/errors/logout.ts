import { redirect } from "@remix-run/cloudflare";
import { nextPath, sessionCookie, signOut } from "~/features/identity/public.server";
import { paths } from "~/paths";
import { cookieOf, SESSION_COOKIE } from "~/platform/cookies.server";
import { defineLoader } from "~/platform/screen.server";

/** Signs out and goes to login, which says why: what needs a session leads here too, with the way back in `next`. */
export const loader = defineLoader(async ({ app, request, url }) => {
  const next = nextPath(url.searchParams.get("next"));
  const signedIn = app.actor.kind === "employee" || app.actor.kind === "patient";
  const came = cookieOf(request, SESSION_COOKIE) !== undefined;
  await signOut(app);
  const notice = signedIn ? "signedOut" : came ? "sessionEnded" : next ? "signInRequired" : "signedOut";
  return redirect(paths.login(next, notice), { headers: { "set-cookie": sessionCookie(null) } });
});
