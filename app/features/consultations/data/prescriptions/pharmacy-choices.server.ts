import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { pharmacy } from "~/db/schema/prescriptions.server";

const MOST_PHARMACIES = 200;

/** The pharmacies that a prescription can be sent to, by name. */
export const pharmacyChoices = (db: TenantDb) =>
  db.orm
    .select(pick({ id: pharmacy.id, name: pharmacy.name, address: pharmacy.address }))
    .from(pharmacy)
    .where(and(db.own(pharmacy), eq(pharmacy.enabled, true)))
    .orderBy(asc(pharmacy.name), asc(pharmacy.id))
    .limit(MOST_PHARMACIES);

/** What a pharmacy is called, and whether it takes prescriptions. */
export async function readPharmacy(db: TenantDb, id: string): Promise<{ name: string; enabled: boolean } | undefined> {
  const [found] = await db.orm
    .select(pick({ name: pharmacy.name, enabled: pharmacy.enabled }))
    .from(pharmacy)
    .where(and(db.own(pharmacy), eq(pharmacy.id, id)))
    .limit(1);
  return found;
}

/** What a pharmacy is called, one that is not worked with any more too. */
export const readPharmacyName = async (db: TenantDb, id: string): Promise<string | undefined> =>
  (await readPharmacy(db, id))?.name;

/** The pharmacies that take no prescriptions any more. */
export async function closedPharmacies(db: TenantDb): Promise<ReadonlySet<string>> {
  const found = await db.orm
    .select(pick({ id: pharmacy.id }))
    .from(pharmacy)
    .where(and(db.own(pharmacy), eq(pharmacy.enabled, false)));
  return new Set(found.map(({ id }) => id));
}
