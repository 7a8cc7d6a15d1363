import { and, asc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { patientCategory } from "~/db/schema/patients.server";

const fields = {
  id: patientCategory.id,
  name: patientCategory.name,
  colour: patientCategory.colour,
  enabled: patientCategory.enabled,
  version: patientCategory.version,
};
const MOST = 200;

/** All categories by name, the disabled last. */
export const categoriesStatement = (db: TenantDb) =>
  db.orm
    .select(pick(fields))
    .from(patientCategory)
    .where(db.own(patientCategory))
    .orderBy(sql`${patientCategory.enabled} DESC`, asc(sql`lower(${patientCategory.name})`))
    .limit(MOST);

export async function readCategory(db: TenantDb, id: string) {
  const [found] = await db.orm
    .select(pick(fields))
    .from(patientCategory)
    .where(and(db.own(patientCategory), eq(patientCategory.id, id)));
  return found;
}

export const categoryRows = recordRows(patientCategory);
