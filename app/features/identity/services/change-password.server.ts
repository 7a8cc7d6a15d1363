import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { hashPassword, verifyPassword } from "~/platform/password.server";
import { endOtherSessions } from "../data/sessions.server";
import { findUserById } from "../data/sign-in-user.server";
import { forgetFailures } from "../data/sign-in-failures.server";
import { setPassword } from "../data/users.server";
import { changePasswordSchema } from "../schemas/change-password";
import { accountOwner } from "./account-owner.server";
import { sessionsEnded } from "./sessions-ended.server";
import { guessesOfSecondStep, noteFailure, refuseWhilePaused } from "./guessing.server";
import { securityMail } from "./security-mail.server";

/**
 * Changes the user's password and ends their other sessions. Asks for the old one: an open screen alone changes
 * nothing.
 * @throws InvalidError, RateLimitedError
 */
export async function changePassword(context: RequestContext, raw: unknown): Promise<void> {
  const { userId, sessionHash } = await accountOwner(context);
  const { currentPassword, password } = parse(changePasswordSchema, raw);
  const { db, now } = context;
  const guesses = await guessesOfSecondStep(context, userId);
  await refuseWhilePaused(context, guesses);
  const user = await findUserById(db, userId);
  if (!(await verifyPassword(currentPassword, user?.passwordHash))) {
    await noteFailure(context, guesses);
    throw new InvalidError([{ field: "currentPassword", message: "security:password.wrong" }]);
  }
  await commit(context, {
    guarded: setPassword(db, userId, await hashPassword(password)),
    writes: [endOtherSessions(db, userId, sessionHash, now), forgetFailures(db, guesses)],
    audit: [{ action: "password.change", subjectKind: "user", subjectId: userId, fields: ["password"] }],
    outbox: [securityMail("security.passwordChanged", userId, now), sessionsEnded(userId, now)],
    result: null,
  });
}
