import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recoveryCode } from "~/db/schema/security.server";

/** How many codes of a user are still good. */
export const unusedCodesQuery = (db: TenantDb, userId: string) =>
  db.orm
    .select(pick({ unused: sql<number>`${count()}` }))
    .from(recoveryCode)
    .where(and(db.own(recoveryCode), eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));

/** The conditional write of a code's one use. */
export const spendCode = (db: TenantDb, userId: string, codeHash: string, now: number): Statement =>
  db.orm
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        db.own(recoveryCode),
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    );

/** The user's codes that were not used yet, hashed. */
export async function unusedCodeHashes(db: TenantDb, userId: string): Promise<string[]> {
  const found = await db.orm
    .select(pick({ codeHash: recoveryCode.codeHash }))
    .from(recoveryCode)
    .where(and(db.own(recoveryCode), eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
  return found.map(({ codeHash }) => codeHash);
}

export const dropCodes = (db: TenantDb, userId: string): Statement =>
  db.orm.delete(recoveryCode).where(and(db.own(recoveryCode), eq(recoveryCode.userId, userId)));

export const insertCodes = (db: TenantDb, userId: string, hashes: readonly string[]): Statement =>
  db.orm
    .insert(recoveryCode)
    .values(hashes.map((codeHash) => ({ organizationId: db.organizationId, userId, codeHash })));
