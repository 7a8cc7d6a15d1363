import { FRESH_TO_SIGN_MS, isFresh, requireFresh } from "~/platform/access/fresh-sign-in.server";
import type { RequestContext } from "~/platform/context.server";
import { factorsQuery } from "../../data/second-factors/factors.server";
import { readSecondFactorAt } from "../../data/sessions/sessions.server";
import { accountOwner } from "./account-owner.server";
import { confirmIdentity, waysToConfirm } from "./confirm-identity.server";

/**
 * What somebody is asked for who is about to sign: nothing of what they gave within fifteen minutes.
 * @param options.secondStep whether the organization asks for the second step too
 * @returns whether for their `password`, with the `username` of its account, and for a `code`: of an authenticator app or,
 * where they have none, a recovery code; whether they can use a `passkey` in place of both, and that they have no second
 * factor and must add one first
 * @throws NotSignedInError
 */
export async function askedToSign(context: RequestContext, { secondStep }: { secondStep: boolean }) {
  const { sessionHash, userId } = await accountOwner(context);
  const { db, now } = context;
  const stepAt = secondStep ? await readSecondFactorAt(db, sessionHash) : now;
  const late = stepAt === null || now - stepAt > FRESH_TO_SIGN_MS;
  const fresh = isFresh(context, FRESH_TO_SIGN_MS);
  if (fresh && !late) return { username: "", password: false, passkey: false, code: null, noFactor: false };
  const [{ username, password, passkey }, factors] = await Promise.all([
    waysToConfirm(context),
    late ? factorsQuery(db, userId) : [],
  ]);
  const app = factors.some(({ kind }) => kind === "TOTP") ? ("APP" as const) : ("RECOVERY" as const);
  const noFactor = late && factors.length === 0;
  return { username, password: password && !fresh, passkey, code: late && !noFactor ? app : null, noFactor };
}

/**
 * Lets somebody sign who has shown within fifteen minutes who they are, or who gives their password with it.
 * @param raw `password`, where the form asked for it
 * @throws FreshSignInNeededError where none was asked for; InvalidError at `password` where it is missing or wrong;
 * RateLimitedError while the pause after wrong ones goes on; ForbiddenError for a program
 */
export async function confirmToSign(context: RequestContext, raw: { password?: unknown }): Promise<void> {
  if (isFresh(context, FRESH_TO_SIGN_MS)) return;
  if (raw.password === undefined) return requireFresh(context);
  await confirmIdentity(context, { password: raw.password });
}
