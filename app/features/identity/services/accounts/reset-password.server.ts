import { commit, type OutboxEntry, type Write } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { mayDoWithout } from "~/platform/access/second-step.server";
import { deleteFactor, factorsQuery } from "../../data/second-factors/factors.server";
import { dropCodes } from "../../data/second-factors/recovery-codes.server";
import type { SignInUser } from "../../data/sessions/sign-in-user.server";
import { spendUserToken } from "../../data/accounts/user-tokens.server";
import { resetPasswordSchema } from "../../schemas/accounts/user-link";
import { passwordChange } from "../../support/accounts/credentials.server";
import { hashNewPassword } from "../../support/accounts/new-password.server";
import { auditActorOfUser } from "../sessions/open-session.server";
import { securityMail } from "../../support/accounts/security-mail.server";
import { refusedAsUsed } from "../../support/accounts/user-link-gone.server";
import { openUserLink } from "./open-user-link.server";
import { takeOverStatements } from "./take-over-unproven.server";

/** A second step of an account, as far as somebody who resets the password is asked about it. */
export interface ResetFactor {
  id: string;
  kind: "TOTP" | "PASSKEY";
  label: string;
  /** UTC ms. */
  createdAt: number;
}

const policySubject = ({ type, teamUserType, isCreator }: SignInUser) => ({ userType: type, teamUserType, isCreator });

/**
 * The second steps that whoever opens the mailed link may take off the account with the old password: one of them may
 * be somebody else's. None where the organization wants a second step of this person; administration clears those.
 * @throws LinkGoneError
 */
export async function listResetFactors(context: RequestContext, token: string): Promise<ResetFactor[]> {
  await authorize(context, "password.reset");
  const { user } = await openUserLink(context, token, "RESET_PASSWORD");
  if (!mayDoWithout(context.profile.settings, policySubject(user))) return [];
  const factors = await factorsQuery(context.db, user.id);
  return factors.map(({ id, kind, label, createdAt }) => ({ id, kind, label, createdAt }));
}

/** Takes the ticked second steps off, recovery codes with the last one, and tells the user. */
async function removal(context: RequestContext, user: SignInUser, wanted: readonly string[]) {
  const none = { writes: [] as Write[], outbox: [] as OutboxEntry[] };
  if (wanted.length === 0 || !mayDoWithout(context.profile.settings, policySubject(user))) return none;
  const { db, now } = context;
  const factors = await factorsQuery(db, user.id);
  const going = factors.filter(({ id }) => wanted.includes(id));
  if (going.length === 0) return none;
  return {
    writes: [
      ...going.map(({ id }) => deleteFactor(db, user.id, id)),
      ...(going.length === factors.length ? [dropCodes(db, user.id)] : []),
    ],
    outbox: [securityMail("security.factorRemoved", user.id, now)],
  };
}

/**
 * Sets a new password by the link that was mailed, which proves the address. The link works once, and every other one
 * of the user is gone with it. Ends every session of the user, unless they keep them, and takes off the second steps
 * that they ticked. Of an account whose address was unproven everything goes that somebody else may have set up.
 * @throws LinkGoneError where the link was used, has expired or never was
 */
export async function resetPassword(context: RequestContext, raw: unknown, address: string): Promise<void> {
  await authorize(context, "password.reset");
  const { token, password, endSessions, removeFactors } = parse(resetPasswordSchema, raw);
  await limitRate(context, "LINK_LIMIT", `password:${address}`);
  const { db, now } = context;
  const { user, tokenHash } = await openUserLink(context, token, "RESET_PASSWORD");
  const sessions = endSessions ? "all" : "none";
  const passwordHash = await hashNewPassword(password, { email: user.email, practice: context.profile.name });
  const change = passwordChange(context, user.id, { passwordHash, sessions, told: true });
  const factors = await removal(context, user, removeFactors);
  const fields = ["password", ...(factors.writes.length > 0 ? ["secondFactor"] : [])];
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: spendUserToken(db, tokenHash, now),
      writes: [...takeOverStatements(context, user), change.guarded, ...change.writes, ...factors.writes],
      audit: [{ action: "password.reset", subjectKind: "user", subjectId: user.id, patientId: user.patientId, fields }],
      outbox: [...change.outbox, ...factors.outbox],
      result: null,
    },
  ).catch(refusedAsUsed);
}
