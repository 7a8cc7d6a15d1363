import { and, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { serviceOffering } from "~/db/schema/organization.server";

/** The names of services by their ids, at most 90, in one round trip. */
export async function offeringNames(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.orm
    .select(pick({ id: serviceOffering.id, name: serviceOffering.name }))
    .from(serviceOffering)
    .where(and(db.own(serviceOffering), inArray(serviceOffering.id, wanted)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
