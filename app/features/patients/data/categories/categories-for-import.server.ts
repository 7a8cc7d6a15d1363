import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patientCategory } from "~/db/schema/patients.server";

const MOST = 500;

/** The categories that a patient can be put into. */
export const categoriesForImport = (db: TenantDb) =>
  db.orm
    .select(pick({ id: patientCategory.id, name: patientCategory.name }))
    .from(patientCategory)
    .where(and(db.own(patientCategory), eq(patientCategory.enabled, true)))
    .orderBy(asc(patientCategory.id))
    .limit(MOST);
