import type { RequestContext } from "~/platform/context.server";
import { cookieOf, LINK_COOKIE } from "~/platform/http/cookies.server";
import { NotFoundError, NotSignedInError } from "~/platform/http/errors.server";
import { openVisitLink, type OpenedVisit } from "../../services/appointments/open-visit-link.server";

/**
 * The visit whose link this browser has opened.
 * @throws NotSignedInError where it has opened none, NotFoundError for somebody who is signed in; LinkGoneError
 */
export async function visitOf(context: RequestContext, request: Request): Promise<OpenedVisit> {
  const token = cookieOf(request, LINK_COOKIE);
  const { kind } = context.actor;
  if (token === undefined)
    throw kind === "employee" || kind === "patient" ? new NotFoundError() : new NotSignedInError();
  return openVisitLink(context, token);
}
