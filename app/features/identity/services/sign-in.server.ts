import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { verifyPassword } from "~/platform/password.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findSignInUser, type SignInUser } from "../data/sign-in-user.server";
import { loginSchema } from "../schemas/login";
import { auditActorOfUser, canSignIn, openSession } from "./open-session.server";

/** What the browser or caller gets: the secret reference of the session, and whose it is. */
export interface SignedIn {
  reference: string;
  tokenHash: string;
  expiresAt: number;
  user: SignInUser;
}

/** The one answer to an unknown user, a wrong password and an account that is switched off. */
export class SignInRefused extends InvalidError {
  override name = "SignInRefused";
  override readonly code = "loginFailed";
  constructor() {
    super([{ field: "", message: "identity:login.failed" }]);
  }
}

/**
 * Signs an employee or a patient in by username and password. Takes as long whatever is wrong.
 * @param address the visitor's network address, a key of the rate limit
 * @throws SignInRefused, RateLimitedError
 */
export async function signIn(context: RequestContext, raw: unknown, address: string): Promise<SignedIn> {
  await authorize(context, "session.create");
  const { username, password } = parse(loginSchema, raw);
  await limitRate(context, "LOGIN_LIMIT", `address:${address}`);
  await limitRate(context, "LOGIN_LIMIT", `username:${username}`);
  const user = await findSignInUser(context.db, username);
  const allowed = canSignIn(user);
  const right = await verifyPassword(password, allowed ? user.passwordHash : null);
  if (!allowed || !right) throw new SignInRefused();
  const { reference, tokenHash, expiresAt, writes } = await openSession(context, user.id);
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      writes,
      audit: [{ action: "session.create", subjectKind: "user", subjectId: user.id, patientId: user.patientId }],
      result: null,
    },
  );
  return { reference, tokenHash, expiresAt, user };
}
