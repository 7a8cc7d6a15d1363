import { and, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { userSession } from "~/db/schema/identity.server";

/** A new session. Times in UTC ms. */
export interface NewSession {
  tokenHash: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
}

export const insertSession = (db: TenantDb, session: NewSession): Statement =>
  db.orm.insert(userSession).values({ organizationId: db.organizationId, ...session });

export const endSession = (db: TenantDb, tokenHash: string, now: number): Statement =>
  db.orm
    .update(userSession)
    .set({ endedAt: now })
    .where(and(db.own(userSession), eq(userSession.tokenHash, tokenHash), isNull(userSession.endedAt)));

export const endSessionsOfUser = (db: TenantDb, userId: string, now: number): Statement =>
  db.orm
    .update(userSession)
    .set({ endedAt: now })
    .where(and(db.own(userSession), eq(userSession.userId, userId), isNull(userSession.endedAt)));
