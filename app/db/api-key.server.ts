import type { TenantDb } from "./client.server";

/** A key that opens now: neither revoked nor run out. `lastUsedAt` in UTC ms. */
export interface ApiKeyRow {
  id: string;
  name: string;
  scopes: string[];
  lastUsedAt: number | null;
}

const KEY = `SELECT id, name, scopes, last_used_at AS "lastUsedAt" FROM api_key
WHERE organization_id = ?1 AND key_hash = ?2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?3)`;
const USED = `UPDATE api_key SET last_used_at = ?3
WHERE organization_id = ?1 AND id = ?2 AND (last_used_at IS NULL OR last_used_at <= ?3 - ?4)`;

export const apiKeyStatement = (db: TenantDb, keyHash: string, now: number): D1PreparedStatement =>
  db.raw(KEY, db.organizationId, keyHash, now);

/** Reads the answer of `apiKeyStatement`; undefined where no key opens. */
export function apiKeyOf(result: D1Result<Record<string, unknown>> | undefined): ApiKeyRow | undefined {
  const row = result?.results[0] as (Omit<ApiKeyRow, "scopes"> & { scopes: string }) | undefined;
  return row && { ...row, scopes: JSON.parse(row.scopes) as string[] };
}

/** Writes when a key was used last, unless that was written less than `everyMs` ago. */
export async function writeLastUse(db: TenantDb, id: string, now: number, everyMs: number): Promise<void> {
  await db.raw(USED, db.organizationId, id, now, everyMs).run();
}

/** The id of a key by its hash, whether it opens or not; null for a key that there never was. */
export async function keyIdOf(db: TenantDb, keyHash: string): Promise<string | null> {
  const text = "SELECT id FROM api_key WHERE organization_id = ?1 AND key_hash = ?2";
  return db.raw(text, db.organizationId, keyHash).first<string>("id");
}
