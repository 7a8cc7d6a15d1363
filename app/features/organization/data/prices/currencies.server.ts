import type { TenantDb } from "~/db/client.server";

const CURRENCIES = `SELECT DISTINCT branch_id AS "branchId", currency_code AS "currencyCode" FROM service_offering_branch
WHERE organization_id = ?1 AND cost_minor IS NOT NULL`;

/** In which currencies the services of each location cost. */
export const readCurrencies = async (db: TenantDb): Promise<{ branchId: string; currencyCode: string }[]> =>
  (await db.raw(CURRENCIES, db.organizationId).all<{ branchId: string; currencyCode: string }>()).results;
