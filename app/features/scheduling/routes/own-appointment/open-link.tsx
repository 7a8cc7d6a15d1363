import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { LINK_COOKIE, setCookie } from "~/platform/http/cookies.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { defineLoader } from "~/platform/http/screen.server";
import { openAppointmentLink } from "../../services/appointments/open-appointment-link.server";

const DAY_SECONDS = 86_400;

/**
 * The link of a mail. It only remembers the capability and goes on to a clean address, so a preview that fetches it
 * changes nothing and uses nothing up.
 */
export const loader = defineLoader(async ({ app, request, params }) => {
  await limitRate(app, "LINK_LIMIT", addressOf(request));
  const { token = "" } = params;
  const { expiresAt } = await openAppointmentLink(app, token);
  const seconds = Math.min(DAY_SECONDS, Math.ceil((expiresAt - app.now) / 1_000));
  return redirect(paths.ownAppointment(), {
    headers: {
      "set-cookie": setCookie(LINK_COOKIE, token, seconds),
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  });
});

/** Only ever seen when the link opens nothing: the error page stands in its place. */
export default function AppointmentLink() {
  return null;
}
