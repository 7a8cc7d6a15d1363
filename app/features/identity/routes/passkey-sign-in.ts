import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { InvalidError, RateLimitedError } from "~/platform/http/errors.server";
import { defineLoader } from "~/platform/http/screen.server";
import { nextPath } from "../domain/sessions/next-path";
import { signInByPasskey } from "../services/second-factors/sign-in-by-passkey.server";
import { signedInRedirect } from "./signed-in-redirect.server";

/** There is nothing to see: a passkey is used from the page of signing in. */
export const loader = defineLoader(async () => redirect(paths.login()));

export const action = defineForm({
  "": press(async ({ app, url, value, address }) => {
    const next = url.searchParams.get("next");
    try {
      return await signedInRedirect(app, await signInByPasskey(app, value, address), next);
    } catch (error) {
      if (!(error instanceof InvalidError) && !(error instanceof RateLimitedError)) throw error;
      if (app.actor.kind === "pending") return redirect(paths.secondStep(nextPath(next)));
      if (app.actor.kind !== "anonymous") return redirect(paths.accountConfirm(nextPath(next), "passkeyFailed"));
      return redirect(paths.login(nextPath(next), "passkeyFailed"));
    }
  }),
});
