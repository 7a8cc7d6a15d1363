import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { verifyPassword } from "~/platform/access/password.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { forgetFailures } from "../../data/protection/sign-in-failures.server";
import { changePasswordSchema } from "../../schemas/accounts/change-password";
import { accountOwner } from "./account-owner.server";
import { passwordChange } from "../../support/accounts/credentials.server";
import { hashNewPassword } from "../../support/accounts/new-password.server";
import { guessesOfSecondStep, noteFailure, refuseWhilePaused } from "../../support/protection/guessing.server";

/**
 * Changes the user's password and ends their other sessions, unless they keep them. Asks for the old one: an open
 * screen alone changes nothing. Every link that was mailed to the user is gone.
 * @throws InvalidError, RateLimitedError
 */
export async function changePassword(context: RequestContext, raw: unknown): Promise<void> {
  const { userId, sessionHash } = await accountOwner(context);
  const { currentPassword, password, endSessions } = parse(changePasswordSchema, raw);
  const { db } = context;
  const guesses = await guessesOfSecondStep(context, userId);
  await refuseWhilePaused(context, guesses);
  const user = await findUserById(db, userId);
  if (!(await verifyPassword(currentPassword, user?.passwordHash))) {
    await noteFailure(context, { action: "password.change", userId }, guesses);
    throw new InvalidError([{ field: "currentPassword", message: "security:password.wrong" }]);
  }
  const passwordHash = await hashNewPassword(password, { email: user?.email ?? "", practice: context.profile.name });
  const sessions = endSessions ? { but: sessionHash } : "none";
  const { guarded, writes, outbox } = passwordChange(context, userId, { passwordHash, sessions, told: true });
  await commit(context, {
    guarded,
    writes: [...writes, forgetFailures(db, guesses)],
    audit: [{ action: "password.change", subjectKind: "user", subjectId: userId, fields: ["password"] }],
    outbox,
    result: null,
  });
}
