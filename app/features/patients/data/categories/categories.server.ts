import { and, asc, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
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

export const insertCategory = (db: TenantDb, row: { id: string; name: string; colour: string }): Statement =>
  db.orm.insert(patientCategory).values({ organizationId: db.organizationId, ...row });

/** The conditional write of a form that was made from `version`. */
export const updateCategory = (
  db: TenantDb,
  id: string,
  version: number,
  fields: { name: string; colour: string },
): Statement =>
  db.orm
    .update(patientCategory)
    .set({ ...fields, version: sql`${patientCategory.version} + 1` })
    .where(and(db.own(patientCategory), eq(patientCategory.id, id), eq(patientCategory.version, version)));

/** Disables or enables; it changes nothing where the category is so already. */
export const setCategoryEnabledStatement = (db: TenantDb, id: string, enabled: boolean): Statement =>
  db.orm
    .update(patientCategory)
    .set({ enabled, version: sql`${patientCategory.version} + 1` })
    .where(and(db.own(patientCategory), eq(patientCategory.id, id), eq(patientCategory.enabled, !enabled)));
