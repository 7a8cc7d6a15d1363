import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { hashPassword } from "~/platform/password.server";
import { limitRate } from "~/platform/rate-limit.server";
import { endSessionsOfUser } from "../data/sessions.server";
import { setPassword } from "../data/users.server";
import { dropUserTokens, useUserToken } from "../data/user-tokens.server";
import { resetPasswordSchema } from "../schemas/user-link";
import { sessionsEnded } from "./sessions-ended.server";
import { auditActorOfUser } from "./open-session.server";
import { securityMail } from "./security-mail.server";
import { refusedAsUsed } from "./user-link-gone.server";
import { openUserLink } from "./open-user-link.server";
import { takeOverStatements } from "./take-over-unproven.server";

/**
 * Sets a new password by the link that was mailed, which proves the address, and ends every session of the user. The
 * link works once.
 * @throws LinkGoneError where the link was used, has expired or never was
 */
export async function resetPassword(context: RequestContext, raw: unknown, address: string): Promise<void> {
  await authorize(context, "password.reset");
  const { token, password } = parse(resetPasswordSchema, raw);
  await limitRate(context, "LINK_LIMIT", `password:${address}`);
  const { db, now } = context;
  const { user, tokenHash } = await openUserLink(context, token, "RESET_PASSWORD");
  const passwordHash = await hashPassword(password);
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: useUserToken(db, tokenHash, now),
      writes: [
        ...takeOverStatements(context, user),
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
