import { and, eq, gt, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { userToken } from "~/db/schema/identity.server";
import type { TokenPurpose } from "../domain/lifetimes";

export interface UserToken {
  userId: string;
  expiresAt: number;
  usedAt: number | null;
}

/** A mailed link by the hash of its secret. */
export async function findUserToken(
  db: TenantDb,
  tokenHash: string,
  purpose: TokenPurpose,
): Promise<UserToken | undefined> {
  const [found] = await db.orm
    .select(pick({ userId: userToken.userId, expiresAt: userToken.expiresAt, usedAt: userToken.usedAt }))
    .from(userToken)
    .where(and(db.own(userToken), eq(userToken.tokenHash, tokenHash), eq(userToken.purpose, purpose)))
    .limit(1);
  return found;
}

interface NewUserToken {
  tokenHash: string;
  userId: string;
  purpose: TokenPurpose;
  createdAt: number;
  expiresAt: number;
}

export const insertUserToken = (db: TenantDb, token: NewUserToken): Statement =>
  db.orm.insert(userToken).values({ organizationId: db.organizationId, ...token });

/** Keeps the hash of a challenge that a passkey has signed: a second row of the same is refused. */
export const insertUsedChallenge = (db: TenantDb, challenge: Omit<NewUserToken, "purpose">): Statement =>
  db.orm.insert(userToken).values({
    organizationId: db.organizationId,
    ...challenge,
    purpose: "SECOND_FACTOR",
    usedAt: challenge.createdAt,
  });

/** The conditional write of a link's one use. */
export const useUserToken = (db: TenantDb, tokenHash: string, now: number): Statement =>
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

/** Takes the user's other links of this kind away. */
export const dropUserTokens = (db: TenantDb, userId: string, purpose: TokenPurpose, now: number): Statement =>
  db.orm
    .update(userToken)
    .set({ usedAt: now })
    .where(
      and(db.own(userToken), eq(userToken.userId, userId), eq(userToken.purpose, purpose), isNull(userToken.usedAt)),
    );
