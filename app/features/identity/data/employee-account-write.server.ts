import type { TenantDb } from "~/db/client.server";

/** What somebody signs in with and is reached by. The phone with its calling code, digits only. */
export interface AccountChange {
  email: string;
  phone: string;
  languageCode?: string | null;
}

/** Changes an account; the username equals the email (specification, section 9). */
export const updateAccountStatement = (
  db: TenantDb,
  userId: string,
  { email, phone, languageCode }: AccountChange,
): D1PreparedStatement =>
  db.raw(
    `UPDATE user SET username = ?3, email = ?3, phone = ?4, language_code = CASE WHEN ?5 THEN ?6 ELSE language_code END
WHERE organization_id = ?1 AND id = ?2`,
    db.organizationId,
    userId,
    email,
    phone,
    languageCode === undefined ? 0 : 1,
    languageCode ?? null,
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

/** Changes the phone of an employee beside that of the account. */
export const updatePhoneStatement = (
  db: TenantDb,
  employeeId: string,
  version: number,
  { phoneCallingCode, phone }: { phoneCallingCode: string; phone: string },
): D1PreparedStatement =>
  db.raw(
    `UPDATE employee SET phone_calling_code = ?4, phone = ?5, version = version + 1
WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND deleted_at IS NULL`,
    db.organizationId,
    employeeId,
    version,
    phoneCallingCode,
    phone,
  );
