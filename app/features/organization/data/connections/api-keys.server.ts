import { and, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { holderAuthoritiesText } from "~/db/api-key.server";
import { apiKey } from "~/db/schema/connections.server";

/** A key as its owners see it; the key itself is not in the database. Instants in UTC ms. */
export interface ApiKeyFacts {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  createdAt: number;
  expiresAt: number | null;
  lastUsedAt: number | null;
  revokedAt: number | null;
  /** Names of the employee who made it; null where there is none any more. */
  firstName: string | null;
  lastName: string | null;
  /** Who adopted it from its maker; null where nobody did. */
  adoptedBy: string | null;
  /** What the employee by whose rights it works may do now. */
  holderAuthorities: string[];
}

export interface NewApiKey {
  id: string;
  name: string;
  prefix: string;
  keyHash: string;
  scopes: string[];
  createdBy: string;
  createdAt: number;
  expiresAt: number | null;
}

/** The list shows the newest; whoever has made so many has revoked most. */
const MOST_LISTED = 200;
const KEYS = `SELECT k.id, k.name, k.prefix, k.scopes, k.created_at AS "createdAt", k.expires_at AS "expiresAt",
k.last_used_at AS "lastUsedAt", k.revoked_at AS "revokedAt", e.first_name AS "firstName", e.last_name AS "lastName",
CASE WHEN k.held_by IS NOT NULL THEN trim(a.first_name || ' ' || a.last_name) END AS "adoptedBy",
${holderAuthoritiesText} AS "holderAuthorities"
FROM api_key k LEFT JOIN employee e ON e.organization_id = k.organization_id AND e.id = k.created_by
LEFT JOIN employee a ON a.organization_id = k.organization_id AND a.id = k.held_by
WHERE k.organization_id = ?1`;

type Row = Omit<ApiKeyFacts, "scopes" | "holderAuthorities"> & { scopes: string; holderAuthorities: string };
const factsOf = (row: Row): ApiKeyFacts => ({
  ...row,
  scopes: JSON.parse(row.scopes) as string[],
  holderAuthorities: JSON.parse(row.holderAuthorities) as string[],
});

/** The keys there are and were: those that open first, then the newest. */
export async function listKeys(db: TenantDb): Promise<ApiKeyFacts[]> {
  const text = `${KEYS} ORDER BY k.revoked_at IS NOT NULL, k.id DESC LIMIT ${MOST_LISTED}`;
  return (await db.raw(text, db.organizationId).all<Row>()).results.map(factsOf);
}

export async function findKey(db: TenantDb, id: string): Promise<ApiKeyFacts | undefined> {
  const row = await db.raw(`${KEYS} AND k.id = ?2`, db.organizationId, id).first<Row>();
  return row ? factsOf(row) : undefined;
}

export const insertKey = (db: TenantDb, added: NewApiKey): Statement =>
  db.orm.insert(apiKey).values({ organizationId: db.organizationId, ...added });

/** Revokes a key; changes nothing where it is already. */
export const revokeKey = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(apiKey)
    .set({ revokedAt: now })
    .where(and(db.own(apiKey), eq(apiKey.id, id), isNull(apiKey.revokedAt)));

/** Lets a key work by an employee's rights from now on; changes nothing where it is revoked. */
export const adoptKey = (db: TenantDb, id: string, employeeId: string): Statement =>
  db.orm
    .update(apiKey)
    .set({ heldBy: employeeId })
    .where(and(db.own(apiKey), eq(apiKey.id, id), isNull(apiKey.revokedAt)));
