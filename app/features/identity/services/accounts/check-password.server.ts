import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { verifyPassword } from "~/platform/access/password.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findSignInUser, type SignInUser } from "../../data/sessions/sign-in-user.server";
import type { GuessKey } from "../../data/protection/sign-in-failures.server";
import { HUMAN_CHECK_AFTER } from "../../domain/protection/guessing";
import { checkHuman, checkHumanOrWait, HUMAN_CHECK_NEEDED, humanCheckKey } from "../protection/check-human.server";
import {
  guessesAnywhere,
  guessesOfPassword,
  isGuessed,
  noteFailure,
  refuseWhilePaused,
} from "../../support/protection/guessing.server";
import { canSignIn } from "../sessions/open-session.server";

/** The one answer to an unknown user, a wrong password and an account that is switched off. */
export class SignInRefused extends InvalidError {
  override name = "SignInRefused";
  override readonly code = "loginFailed";
  constructor(more: readonly FieldError[] = []) {
    super([{ field: "", message: "identity:login.failed" }, ...more]);
  }
}

interface Tried {
  username: string;
  password: string;
  recaptcha?: string;
}

/**
 * Finds the user of a username and password. Each wrong try makes the next one from the same network wait longer; after
 * a few, where the organization checks that, a person has to show that they are one. Many wrong tries from anywhere ask
 * everybody for that who tries the name, or let them wait a moment: they keep nobody out who knows the password.
 * @param address the visitor's network, a key of the rate limit
 * @throws SignInRefused, RateLimitedError, InvalidError where the check for a person is missing
 */
export async function checkPassword(
  context: RequestContext,
  { username, password, recaptcha }: Tried,
  address: string,
): Promise<{ user: SignInUser; guesses: readonly GuessKey[] }> {
  await limitRate(context, "LOGIN_LIMIT", `address:${address}`);
  const guesses = await guessesOfPassword(context, username, address);
  const failures = await refuseWhilePaused(context, guesses);
  const anywhere = await guessesAnywhere(context, guesses);
  if (await isGuessed(context, anywhere)) await checkHumanOrWait(context, recaptcha);
  else if (failures >= HUMAN_CHECK_AFTER) await checkHuman(context, recaptcha);
  const user = await findSignInUser(context.db, username);
  const allowed = canSignIn(user);
  const right = await verifyPassword(password, allowed ? user.passwordHash : null);
  if (allowed && right) return { user, guesses: [guesses, anywhere.ofName] };
  const failed = { action: "session.create", userId: user?.id ?? null } as const;
  await noteFailure(context, failed, guesses, anywhere.ofName, anywhere.ofOrganization);
  const next = failures + 1 >= HUMAN_CHECK_AFTER && humanCheckKey(context) !== null;
  throw new SignInRefused(next ? [HUMAN_CHECK_NEEDED] : []);
}
