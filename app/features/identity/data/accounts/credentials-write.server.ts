import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { user } from "~/db/schema/identity.server";

/** The conditional write of a password, of an account that is open. */
export const setPassword = (db: TenantDb, userId: string, passwordHash: string): Statement =>
  db.orm
    .update(user)
    .set({ passwordHash })
    .where(and(db.own(user), eq(user.id, userId), eq(user.enabled, true)));

/** Takes the password away: the account is signed in to by a mailed link until another one is chosen. */
export const clearPassword = (db: TenantDb, userId: string): Statement =>
  db.orm
    .update(user)
    .set({ passwordHash: null })
    .where(and(db.own(user), eq(user.id, userId)));

/**
 * Gives an account another address. Whoever signs in by the address signs in by the new one.
 * @param provenAt when the address was proven by its user, UTC ms; null where that is still to come
 */
export const setEmailStatement = (
  db: TenantDb,
  userId: string,
  email: string,
  provenAt: number | null,
): D1PreparedStatement =>
  db.raw(
    `UPDATE user SET username = CASE WHEN username = email OR type = 'EMPLOYEE' THEN ?3 ELSE username END, email = ?3, email_proven_at = ?4
WHERE organization_id = ?1 AND id = ?2 AND email <> ?3`,
    db.organizationId,
    userId,
    email,
    provenAt,
  );

/**
 * Switches an account on or off. One of a deleted employee gives its username free, so that somebody can be invited
 * by that address again, and takes it back when it returns.
 */
export const switchAccountStatement = (
  db: TenantDb,
  userId: string,
  { enabled, deleted }: { enabled: boolean; deleted: boolean },
): D1PreparedStatement =>
  db.raw(
    `UPDATE user SET enabled = ?3, username = CASE WHEN ?4 THEN 'deleted:' || id WHEN username = 'deleted:' || id THEN email ELSE username END
WHERE organization_id = ?1 AND id = ?2`,
    db.organizationId,
    userId,
    enabled ? 1 : 0,
    deleted ? 1 : 0,
  );

/** Empties an account for good: nobody signs in to it, and its address and phone are free for another. */
export const emptyAccount = (db: TenantDb, userId: string): D1PreparedStatement =>
  db.raw(
    `UPDATE user SET enabled = 0, username = 'deleted:' || id, email = '', phone = '', password_hash = NULL, email_proven_at = NULL
WHERE organization_id = ?1 AND id = ?2`,
    db.organizationId,
    userId,
  );

export { followEmailStatement } from "~/db/account-patient.server";
