import type { Statement, TenantDb } from "~/db/client.server";
import { externalApp } from "~/db/schema/connections.server";

/** Another program of the organization, as its list shows it. Instants in UTC ms. */
export interface ExternalAppFacts {
  id: string;
  name: string;
  data: Record<string, string>;
  createdAt: number;
  disabledAt: number | null;
  /** The key that it calls with; null for one that was given none. */
  apiKeyId: string | null;
  prefix: string | null;
  lastUsedAt: number | null;
}

/** The list shows the newest; whoever has registered so many has revoked most. */
const MOST_LISTED = 200;
const APPS = `SELECT x.id, x.name, x.data, x.created_at AS "createdAt", x.disabled_at AS "disabledAt", x.api_key_id AS "apiKeyId",
k.prefix, k.last_used_at AS "lastUsedAt"
FROM external_app x LEFT JOIN api_key k ON k.organization_id = x.organization_id AND k.id = x.api_key_id
WHERE x.organization_id = ?1`;

type Row = Omit<ExternalAppFacts, "data"> & { data: string };
const factsOf = (row: Row): ExternalAppFacts => ({ ...row, data: JSON.parse(row.data) as Record<string, string> });

/** The apps there are and were: those in use first, then the newest. */
export async function listApps(db: TenantDb): Promise<ExternalAppFacts[]> {
  const text = `${APPS} ORDER BY x.disabled_at IS NOT NULL, x.id DESC LIMIT ${MOST_LISTED}`;
  return (await db.raw(text, db.organizationId).all<Row>()).results.map(factsOf);
}

export async function findApp(db: TenantDb, id: string): Promise<ExternalAppFacts | undefined> {
  const row = await db.raw(`${APPS} AND x.id = ?2`, db.organizationId, id).first<Row>();
  return row ? factsOf(row) : undefined;
}

export const insertExternalApp = (
  db: TenantDb,
  added: { id: string; name: string; data: Record<string, string>; createdAt: number; apiKeyId: string | null },
): Statement => db.orm.insert(externalApp).values({ organizationId: db.organizationId, ...added });

/** An app goes out of use, or comes back, as long as it is still as it was read; null is in use. Instants in UTC ms. */
export const switchApp = (db: TenantDb, id: string, from: number | null, to: number | null): D1PreparedStatement =>
  db.raw(
    "UPDATE external_app SET disabled_at = ?3 WHERE organization_id = ?1 AND id = ?2 AND disabled_at IS ?4",
    ...[db.organizationId, id, to, from],
  );

/** The same of its key, which stays as it is where it was revoked by itself. */
export const switchKey = (db: TenantDb, keyId: string, from: number | null, to: number | null): D1PreparedStatement =>
  db.raw(
    "UPDATE api_key SET revoked_at = ?3 WHERE organization_id = ?1 AND id = ?2 AND revoked_at IS ?4",
    ...[db.organizationId, keyId, to, from],
  );
