import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { user, userToken } from "~/db/schema/identity.server";
import type { TokenPurpose } from "../../domain/sessions/lifetimes";

export interface UserToken {
  userId: string;
  expiresAt: number;
  usedAt: number | null;
  /** The address that it was mailed to; empty for one of before addresses were kept. */
  sentTo: string;
  /** What it is about beside the user. */
  subject: string | null;
}

/**
 * A mailed link by the hash of its secret. One that was mailed to an address which is not the user's any more is not
 * found; one that proves an address goes to that address.
 */
export async function findUserToken(
  db: TenantDb,
  tokenHash: string,
  purpose: TokenPurpose,
): Promise<UserToken | undefined> {
  const [found] = await db.orm
    .select(
      pick({
        userId: userToken.userId,
        expiresAt: userToken.expiresAt,
        usedAt: userToken.usedAt,
        sentTo: userToken.sentTo,
        subject: userToken.subject,
      }),
    )
    .from(userToken)
    .innerJoin(user, and(eq(user.organizationId, userToken.organizationId), eq(user.id, userToken.userId)))
    .where(
      and(
        db.own(userToken),
        eq(userToken.tokenHash, tokenHash),
        eq(userToken.purpose, purpose),
        or(eq(userToken.purpose, "CONFIRM_EMAIL"), eq(userToken.sentTo, ""), eq(userToken.sentTo, user.email)),
      ),
    )
    .limit(1);
  return found;
}

interface NewUserToken {
  tokenHash: string;
  userId: string;
  purpose: TokenPurpose;
  createdAt: number;
  expiresAt: number;
  sentTo: string;
  subject?: string;
}

export const insertUserToken = (db: TenantDb, token: NewUserToken): Statement =>
  db.orm.insert(userToken).values({ organizationId: db.organizationId, ...token });

/** Keeps the hash of a challenge that a passkey has signed: a second row of the same is refused. */
export const insertUsedChallenge = (db: TenantDb, challenge: Omit<NewUserToken, "purpose" | "sentTo">): Statement =>
  db.orm.insert(userToken).values({
    organizationId: db.organizationId,
    ...challenge,
    purpose: "SECOND_FACTOR",
    usedAt: challenge.createdAt,
  });

/** The conditional write of a link's one use. */
export const spendUserToken = (db: TenantDb, tokenHash: string, now: number): Statement =>
  db.orm
    .update(userToken)
    .set({ usedAt: now })
    .where(
      and(
        db.own(userToken),
        eq(userToken.tokenHash, tokenHash),
        isNull(userToken.usedAt),
        gt(userToken.expiresAt, now),
      ),
    );

/** Takes every link away that was ever mailed to the user, of whatever kind. */
export const dropAllUserTokens = (db: TenantDb, userId: string, now: number): Statement =>
  db.orm
    .update(userToken)
    .set({ usedAt: now })
    .where(and(db.own(userToken), eq(userToken.userId, userId), isNull(userToken.usedAt)));

/** Takes the user's other links of this kind away. */
export const dropUserTokens = (db: TenantDb, userId: string, purpose: TokenPurpose, now: number): Statement =>
  db.orm
    .update(userToken)
    .set({ usedAt: now })
    .where(
      and(db.own(userToken), eq(userToken.userId, userId), eq(userToken.purpose, purpose), isNull(userToken.usedAt)),
    );
