import { openAppointmentLink } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { cookieOf, LINK_COOKIE } from "~/platform/http/cookies.server";
import { NotFoundError, NotSignedInError } from "~/platform/http/errors.server";

/**
 * The appointment whose link this browser has opened, and the request on behalf of whoever holds it.
 * @throws NotSignedInError where it has opened none, NotFoundError for somebody who is signed in; LinkGoneError
 */
export async function appointmentByLink(context: RequestContext, request: Request) {
  const token = cookieOf(request, LINK_COOKIE);
  const { kind } = context.actor;
  if (token === undefined)
    throw kind === "employee" || kind === "patient" ? new NotFoundError() : new NotSignedInError();
  return openAppointmentLink(context, token);
}
