import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { verifyPassword } from "~/platform/access/password.server";
import { factorsQuery } from "../../data/second-factors/factors.server";
import { freshenSession } from "../../data/sessions/sessions.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { forgetFailures } from "../../data/protection/sign-in-failures.server";
import { confirmIdentitySchema } from "../../schemas/accounts/email-change";
import { accountOwner } from "./account-owner.server";
import { guessesOfSecondStep, noteFailure, refuseWhilePaused } from "../../support/protection/guessing.server";

/** By what somebody who is signed in can show again who they are; by a mailed link where by neither. */
export async function waysToConfirm(
  context: RequestContext,
): Promise<{ username: string; password: boolean; passkey: boolean }> {
  const { userId, username } = await accountOwner(context);
  const [user, factors] = await Promise.all([findUserById(context.db, userId), factorsQuery(context.db, userId)]);
  return {
    username,
    password: Boolean(user?.passwordHash),
    passkey: factors.some(({ kind }) => kind === "PASSKEY"),
  };
}

/**
 * Notes that whoever is signed in has given their password once more: for ten minutes they may change what an account
 * is signed in to with.
 * @throws InvalidError for a wrong password, RateLimitedError while the pause after wrong ones goes on
 */
export async function confirmIdentity(context: RequestContext, raw: unknown): Promise<void> {
  const { userId, sessionHash } = await accountOwner(context);
  const { password } = parse(confirmIdentitySchema, raw);
  const { db, now } = context;
  const guesses = await guessesOfSecondStep(context, userId);
  await refuseWhilePaused(context, guesses);
  const user = await findUserById(db, userId);
  if (!(await verifyPassword(password, user?.passwordHash))) {
    await noteFailure(context, { action: "session.confirm", userId }, guesses);
    throw new InvalidError([{ field: "password", message: "security:password.wrong" }]);
  }
  await commit(context, {
    guarded: freshenSession(db, sessionHash, now),
    writes: [forgetFailures(db, guesses)],
    audit: [{ action: "session.confirm", subjectKind: "user", subjectId: userId }],
    result: null,
  });
}
