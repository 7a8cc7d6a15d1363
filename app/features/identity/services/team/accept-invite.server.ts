import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { proveEmailStatement } from "../../data/accounts/users.server";
import { spendUserToken } from "../../data/accounts/user-tokens.server";
import { acceptInviteSchema } from "../../schemas/team/invite";
import { passwordChange } from "../../support/accounts/credentials.server";
import { hashNewPassword } from "../../support/accounts/new-password.server";
import { auditActorOfUser } from "../sessions/open-session.server";
import { refusedAsUsed } from "../../support/accounts/user-link-gone.server";
import { openUserLink } from "../accounts/open-user-link.server";

/**
 * Registers an invited employee: sets the password that they chose by the link of the invitation, which works once
 * and proves the address.
 * @param address the visitor's network address, a key of the rate limit
 * @returns the account as it is now
 * @throws LinkGoneError where the invitation was used, has expired or never was; InvalidError, RateLimitedError
 */
export async function acceptInvite(context: RequestContext, raw: unknown, address: string) {
  await authorize(context, "employee.signup");
  const { token, password } = parse(acceptInviteSchema, raw);
  await limitRate(context, "LINK_LIMIT", `invite:${address}`);
  const { db, now } = context;
  const { user, tokenHash } = await openUserLink(context, token, "INVITE");
  const passwordHash = await hashNewPassword(password, { email: user.email, practice: context.profile.name });
  const change = passwordChange(context, user.id, { passwordHash, sessions: "none", told: false });
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: spendUserToken(db, tokenHash, now),
      writes: [change.guarded, ...change.writes, proveEmailStatement(db, user.id, now)],
      audit: [{ action: "employee.register", subjectKind: "user", subjectId: user.id, fields: ["password"] }],
      result: null,
    },
  ).catch(refusedAsUsed);
  const { id, username, email, employeeId, approved, teamUserType } = user;
  return { userId: id, username, email, id: employeeId, adminApproval: approved, teamUserType };
}
