import type { TenantDb } from "~/db/client.server";

const PRICE = `SELECT cost_minor AS "costMinor", currency_code AS "currencyCode" FROM service_offering_branch
WHERE organization_id = ?1 AND service_offering_id = ?2 AND branch_id = ?3`;

/** What an offering costs at a place, in the currency's minor unit; undefined where it is not given there. */
export async function readVisitPrice(
  db: TenantDb,
  at: { serviceOfferingId: string; branchId: string },
): Promise<{ costMinor: number; currencyCode: string } | undefined> {
  const row = await db
    .raw(PRICE, db.organizationId, at.serviceOfferingId, at.branchId)
    .first<{ costMinor: number; currencyCode: string }>();
  return row ?? undefined;
}
