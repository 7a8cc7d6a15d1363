import type { RequestContext } from "../context.server";
import { ForbiddenError, FreshSignInNeededError } from "../http/errors.server";

/** Time for which a sign-in counts as fresh, for changes that could cost somebody an account. */
export const FRESH_MS = 10 * 60_000;

/** Time for which a sign-in is enough to sign a note, a prescription or a letter. */
export const FRESH_TO_SIGN_MS = 15 * 60_000;

/** Whether the user has confirmed who they are within the given time (ms; ten minutes if none is given). */
export const isFresh = ({ actor, now }: RequestContext, within = FRESH_MS): boolean =>
  (actor.kind === "employee" || actor.kind === "patient") && now - actor.authenticatedAt <= within;

/**
 * Refuses to change sign-in credentials from a screen that was left open.
 * @throws FreshSignInNeededError for a user who has not confirmed who they are for ten minutes; ForbiddenError for a
 * program, which cannot
 */
export function requireFresh(context: RequestContext): void {
  if (isFresh(context)) return;
  const { kind } = context.actor;
  throw kind === "employee" || kind === "patient" ? new FreshSignInNeededError() : new ForbiddenError("personNeeded");
}
