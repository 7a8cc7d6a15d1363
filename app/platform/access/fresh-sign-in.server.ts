import type { RequestContext } from "../context.server";
import { ForbiddenError, FreshSignInNeededError } from "../http/errors.server";

/** How long it counts that somebody has shown who they are, for what could cost them or another their account. */
export const FRESH_MS = 10 * 60_000;

/** Whether a signed-in person has shown who they are within the last ten minutes. */
export const isFresh = ({ actor, now }: RequestContext): boolean =>
  (actor.kind === "employee" || actor.kind === "patient") && now - actor.authenticatedAt <= FRESH_MS;

/**
 * Refuses what nobody may do from a screen that was left open: a change of what an account is signed in to with.
 * @throws FreshSignInNeededError for a person who has not shown who they are for ten minutes; ForbiddenError for a
 * program, which cannot
 */
export function requireFresh(context: RequestContext): void {
  if (isFresh(context)) return;
  const { kind } = context.actor;
  throw kind === "employee" || kind === "patient" ? new FreshSignInNeededError() : new ForbiddenError("personNeeded");
}
