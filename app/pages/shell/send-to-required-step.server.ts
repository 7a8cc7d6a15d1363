import { redirect } from "@remix-run/cloudflare";
import { readRequiredStep } from "~/features/patients/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";

/**
 * What a patient reaches whatever they owe: the steps themselves, the pages that are open to everybody, the appointment
 * of a mailed link, a room (an appointment does not wait for a form) and the safety of their account.
 */
const OPEN = [
  paths.signupStep(""),
  ...paths.bookingRoots(),
  paths.ownAppointment(),
  paths.waitingRoom(""),
  paths.accountSecurity(),
];

/**
 * Sends a patient who still owes a step of signing up to that step, and from there back to where they were.
 * @throws a redirect
 */
export async function sendToRequiredStep(app: RequestContext, request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (app.actor.kind !== "patient" || !pathname.startsWith(`${paths.entry()}/`)) return;
  if (OPEN.some((path) => pathname.startsWith(path))) return;
  const step = await readRequiredStep(app);
  if (step) throw redirect(paths.requiredStep(step, `${pathname}${search}`));
}
