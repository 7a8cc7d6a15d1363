import type { TenantDb } from "~/db/client.server";
import type { Amount } from "../../domain/lists/amount";
import { COST_CURRENCY, due, priceJoin } from "./appointment-joins.server";

// Each plus keeps the reading to the keys: by an index of states or of what is unpaid, the whole past would be read.
const OWED = `SELECT a.id, ${due("a")} AS "amountMinor", ${COST_CURRENCY} AS "currencyCode"
FROM appointment a ${priceJoin("a")}
WHERE a.organization_id = ?1 AND a.id IN (SELECT value FROM json_each(?2)) AND +a.paid_at_clinic_at IS NULL
AND a.paid_online_at IS NULL AND a.paid_by_credit_at IS NULL AND a.disabled_at IS NULL AND +a.state_id IN (7, 8, 10)
AND ${due("a")} > 0`;

/** Of some appointments those that took place and are not paid, by id. */
export async function readOwed(db: TenantDb, ids: readonly string[]): Promise<Record<string, Amount>> {
  if (ids.length === 0) return {};
  const found = await db
    .raw(OWED, db.organizationId, JSON.stringify(ids))
    .all<Amount & { id: string } & Record<string, unknown>>();
  return Object.fromEntries(
    found.results.map(({ id, amountMinor, currencyCode }) => [id, { amountMinor, currencyCode }]),
  );
}
