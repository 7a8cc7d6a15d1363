import type { TenantDb } from "./client.server";

/** An API key that works, and what its holder may do. `lastUsedAt` is in UTC ms, null if never used. */
export interface ApiKeyRow {
  id: string;
  name: string;
  scopes: string[];
  lastUsedAt: number | null;
  /** Authorities of the employee who holds the key; empty if they are disabled, deleted or not approved. */
  holderAuthorities: string[];
}

/** Authorities of the holder of key `k` as a JSON list. The holder is whoever adopted the key, else its maker. */
export const holderAuthoritiesText = `(SELECT json_group_array(DISTINCT ra.authority)
  FROM employee h JOIN user hu ON hu.organization_id = h.organization_id AND hu.id = h.user_id AND hu.enabled = 1
  JOIN employee_role hr ON hr.organization_id = h.organization_id AND hr.employee_id = h.id
  JOIN role r ON r.organization_id = hr.organization_id AND r.id = hr.role_id AND r.enabled = 1
  JOIN role_authority ra ON ra.organization_id = r.organization_id AND ra.role_id = r.id
  WHERE h.organization_id = k.organization_id AND h.id = coalesce(k.held_by, k.created_by)
  AND h.enabled = 1 AND h.deleted_at IS NULL AND h.admin_approval = 1)`;

const KEY = `SELECT k.id, k.name, k.scopes, k.last_used_at AS "lastUsedAt", ${holderAuthoritiesText} AS "holderAuthorities"
FROM api_key k WHERE k.organization_id = ?1 AND k.key_hash = ?2 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ?3)`;
const USED = `UPDATE api_key SET last_used_at = ?3
WHERE organization_id = ?1 AND id = ?2 AND (last_used_at IS NULL OR last_used_at <= ?3 - ?4)`;

type StoredKey = Omit<ApiKeyRow, "scopes" | "holderAuthorities"> & { scopes: string; holderAuthorities: string };

export const apiKeyStatement = (db: TenantDb, keyHash: string, now: number): D1PreparedStatement =>
  db.raw(KEY, db.organizationId, keyHash, now);

/** Reads the answer of `apiKeyStatement`; undefined if no working key has this hash. */
export function apiKeyOf(result: D1Result<Record<string, unknown>> | undefined): ApiKeyRow | undefined {
  const row = result?.results[0] as StoredKey | undefined;
  return (
    row && {
      ...row,
      scopes: JSON.parse(row.scopes) as string[],
      holderAuthorities: JSON.parse(row.holderAuthorities) as string[],
    }
  );
}

/** Records that a key was used, unless a use in the last `everyMs` is recorded already. */
export async function writeLastUse(db: TenantDb, id: string, now: number, everyMs: number): Promise<void> {
  await db.raw(USED, db.organizationId, id, now, everyMs).run();
}

/** Id of the key with a hash, working or not; null if there was never such a key. */
export async function keyIdOf(db: TenantDb, keyHash: string): Promise<string | null> {
  const text = "SELECT id FROM api_key WHERE organization_id = ?1 AND key_hash = ?2";
  return db.raw(text, db.organizationId, keyHash).first<string>("id");
}
