import type { TenantDb } from "~/db/client.server";

/** What somebody is reached by beside their address. The phone with its calling code, digits only. */
export interface AccountChange {
  phone: string;
  languageCode?: string | null;
}

/** Changes what an account has beside what it is signed in to with. */
export const updateAccountStatement = (
  db: TenantDb,
  userId: string,
  { phone, languageCode }: AccountChange,
): D1PreparedStatement =>
  db.raw(
    `UPDATE user SET phone = ?3, language_code = CASE WHEN ?4 THEN ?5 ELSE language_code END
WHERE organization_id = ?1 AND id = ?2`,
    db.organizationId,
    userId,
    phone,
    languageCode === undefined ? 0 : 1,
    languageCode ?? null,
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
