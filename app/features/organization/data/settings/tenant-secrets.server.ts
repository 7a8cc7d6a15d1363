import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { tenantSecret } from "~/db/schema/connections.server";

/** A sealed credential, as it is stored. */
export interface SealedRow {
  name: string;
  /** The master key that it is sealed under. */
  keyId: string;
  sealed: string;
  /** UTC ms. */
  updatedAt: number;
}

export async function readSealed(db: TenantDb, name: string): Promise<SealedRow | undefined> {
  const { keyId, sealed, updatedAt } = tenantSecret;
  const [found] = await db.orm
    .select(pick({ name: tenantSecret.name, keyId, sealed, updatedAt }))
    .from(tenantSecret)
    .where(and(db.own(tenantSecret), eq(tenantSecret.name, name)));
  return found;
}

export const putSealed = (db: TenantDb, row: SealedRow): Statement =>
  db.orm
    .insert(tenantSecret)
    .values({ organizationId: db.organizationId, ...row })
    .onConflictDoUpdate({
      target: [tenantSecret.organizationId, tenantSecret.name],
      set: { keyId: row.keyId, sealed: row.sealed, updatedAt: row.updatedAt },
    });

export const dropSealed = (db: TenantDb, name: string): Statement =>
  db.orm.delete(tenantSecret).where(and(db.own(tenantSecret), eq(tenantSecret.name, name)));
