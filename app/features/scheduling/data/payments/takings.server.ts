import type { TenantDb } from "~/db/client.server";
import type { Amount } from "../../domain/lists/amount";
import { COST, COST_CURRENCY, priceJoin } from "../lists/appointment-joins.server";

/** So many payments are added up; a month of most practices. */
const MOST_ADDED_UP = 5_000;

/**
 * What was taken at the clinic and is in no row of its own, as of sample data, is worth what the appointment was charged,
 * else what the service costs at its place. What a credit paid for brought no money.
 */
const TAKEN = `SELECT u.paid_at_clinic_at >= ?3 AS "isToday", ${COST_CURRENCY} AS "currencyCode",
count(*) AS count, sum(${COST}) AS "amountMinor"
FROM (SELECT a.id, a.paid_at_clinic_at, a.service_offering_id, a.branch_id FROM appointment a
INDEXED BY appointment_paid_at_clinic WHERE a.organization_id = ?1 AND a.paid_at_clinic_at >= ?2
AND a.paid_by_credit_at IS NULL ORDER BY a.paid_at_clinic_at DESC LIMIT ${MOST_ADDED_UP}) u ${priceJoin("u")}
WHERE ${COST} > 0 AND s.appointment_id IS NULL GROUP BY 1, 2`;

interface TakenRow extends Amount {
  isToday: number;
  count: number;
}

/** What was taken at the clinic since two instants (UTC ms): that of the month, and that of today. */
export async function readTakings(db: TenantDb, since: { month: number; today: number }) {
  const found = await db
    .raw(TAKEN, db.organizationId, since.month, since.today)
    .all<TakenRow & Record<string, unknown>>();
  return found.results.map((row) => ({ ...row, isToday: row.isToday === 1 }));
}
