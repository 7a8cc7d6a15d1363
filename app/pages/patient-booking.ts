import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { ForbiddenError, NotSignedInError } from "~/platform/http/errors.server";
import { defineLoader } from "~/platform/http/screen.server";

/** A signed-in patient books by service: the public pages know who they are and skip that step. */
export const loader = defineLoader(async ({ app, url }) => {
  if (app.actor.kind === "employee") throw new ForbiddenError();
  if (app.actor.kind !== "patient") throw new NotSignedInError();
  if (url.pathname.endsWith("/video")) return redirect(paths.videoBooking("service"));
  return redirect(url.pathname.endsWith("/in-person") ? paths.clinicBooking("service") : paths.booking());
});
