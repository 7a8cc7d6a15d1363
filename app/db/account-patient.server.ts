import type { TenantDb } from "./client.server";

/** The patient that an account belongs to is reached where the account is, unless by another address of their own. */
export const followEmailStatement = (
  db: TenantDb,
  userId: string,
  { email, previousEmail }: { email: string; previousEmail: string },
): D1PreparedStatement =>
  db.raw(
    `UPDATE patient SET email = ?3, version = version + 1
WHERE organization_id = ?1 AND user_id = ?2 AND (email = ?4 OR email = '')`,
    db.organizationId,
    userId,
    email,
    previousEmail,
  );
