import type { RequestContext } from "~/platform/context.server";
import { isIdle, mayDoWithout } from "~/platform/access/second-step.server";
import { findWaitingChange } from "../../data/accounts/email-changes.server";
import { factorsQuery, MOST_FACTORS } from "../../data/second-factors/factors.server";
import { unusedCodesQuery } from "../../data/second-factors/recovery-codes.server";
import { openSessionsQuery } from "../../data/sessions/sessions.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { accountOwner } from "./account-owner.server";
import { policySubjectOf } from "../../support/metadata/policy-subject.server";

/** What a user sees of their account's security. Instants in UTC ms. */
export interface AccountSecurity {
  email: string;
  /** The address that waits for its link to be opened; null where none does. */
  waitingEmail: string | null;
  hasPassword: boolean;
  factors: { id: string; kind: "TOTP" | "PASSKEY"; label: string; createdAt: number; lastUsedAt: number | null }[];
  unusedCodes: number;
  sessions: { id: string; device: string; place: string; createdAt: number; lastSeenAt: number; current: boolean }[];
  /** The last factor may go. */
  mayDoWithout: boolean;
  /** There is no room for another factor. */
  full: boolean;
}

/** Reads a user's own factors and sessions. */
export async function readAccountSecurity(context: RequestContext): Promise<AccountSecurity> {
  const actor = await accountOwner(context);
  const { userId, sessionHash } = actor;
  const { db, now } = context;
  const policy = context.profile.settings;
  const [factors, [codes], sessions] = await db.batch([
    factorsQuery(db, userId),
    unusedCodesQuery(db, userId),
    openSessionsQuery(db, userId, now),
  ]);
  const [user, waiting] = await Promise.all([findUserById(db, userId), findWaitingChange(db, userId, now)]);
  return {
    email: user?.email ?? "",
    waitingEmail: waiting?.email ?? null,
    hasPassword: Boolean(user?.passwordHash),
    factors: factors.map(({ id, kind, label, createdAt, lastUsedAt }) => ({ id, kind, label, createdAt, lastUsedAt })),
    unusedCodes: codes?.unused ?? 0,
    sessions: sessions
      .filter((session) => !isIdle(session, policy.idleMinutes, now))
      .map(({ tokenHash, ...session }) => ({ ...session, current: tokenHash === sessionHash })),
    mayDoWithout: mayDoWithout(policy, policySubjectOf(actor)),
    full: factors.length >= MOST_FACTORS,
  };
}
