import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto.server";
import { parse } from "~/platform/parse.server";
import { hashPassword } from "~/platform/password.server";
import { limitRate } from "~/platform/rate-limit.server";
import { endSessionsOfUser } from "../data/sessions.server";
import { findUserById } from "../data/sign-in-user.server";
import { setPassword } from "../data/users.server";
import { dropUserTokens, findUserToken, useUserToken } from "../data/user-tokens.server";
import { tokenState } from "../domain/token-state";
import { resetPasswordSchema } from "../schemas/user-link";
import { sessionsEnded } from "./end-sessions.server";
import { auditActorOfUser, canSignIn } from "./open-session.server";
import { securityMail } from "./security-mail.server";
import { linkGone, refusedAsUsed } from "./user-link-gone.server";

/**
 * Sets a new password by the link that was mailed, and ends every session of the user. The link works once.
 * @throws LinkGoneError where the link was used, has expired or never was
 */
export async function resetPassword(context: RequestContext, raw: unknown, address: string): Promise<void> {
  await authorize(context, "password.reset");
  const { token, password } = parse(resetPasswordSchema, raw);
  await limitRate(context, "LINK_LIMIT", `password:${address}`);
  const { db, now } = context;
  const tokenHash = await sha256(token);
  const known = await findUserToken(db, tokenHash, "RESET_PASSWORD");
  const state = tokenState(known, now);
  if (!known || state !== "valid") throw linkGone(state);
  const user = await findUserById(db, known.userId);
  if (!canSignIn(user)) throw linkGone("unknown");
  const passwordHash = await hashPassword(password);
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: useUserToken(db, tokenHash, now),
      writes: [
        setPassword(db, user.id, passwordHash),
        endSessionsOfUser(db, user.id, now),
        dropUserTokens(db, user.id, "RESET_PASSWORD", now),
      ],
      audit: [{ action: "password.reset", subjectKind: "user", subjectId: user.id, fields: ["password"] }],
      outbox: [securityMail("security.passwordChanged", user.id, now), sessionsEnded(user.id, now)],
      result: null,
    },
  ).catch(refusedAsUsed);
}
