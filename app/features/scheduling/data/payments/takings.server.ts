import type { TenantDb } from "~/db/client.server";
import type { Taken } from "../../domain/payments/money-day";

/** So many payments of each way are added up; a month of most practices. */
const MOST_ADDED_UP = 5_000;

/**
 * What was taken at the clinic is worth what the service costs at its place; online it is what the gateway said. What
 * went back is none.
 */
const TAKEN = `SELECT 'clinic' AS way, u.paid_at_clinic_at >= ?3 AS "isToday", p.currency_code AS "currencyCode",
count(*) AS count, sum(p.cost_minor) AS "amountMinor"
FROM (SELECT a.paid_at_clinic_at, a.service_offering_id, a.branch_id FROM appointment a
INDEXED BY appointment_paid_at_clinic WHERE a.organization_id = ?1 AND a.paid_at_clinic_at >= ?2
ORDER BY a.paid_at_clinic_at DESC LIMIT ${MOST_ADDED_UP}) u
JOIN service_offering_branch p ON p.organization_id = ?1 AND p.service_offering_id = u.service_offering_id
AND p.branch_id = u.branch_id GROUP BY 2, 3
UNION ALL SELECT 'online', o.paid_at >= ?3, o.currency_code, count(*), sum(o.amount_minor)
FROM (SELECT y.paid_at, y.currency_code, y.amount_minor FROM payment y INDEXED BY payment_paid
WHERE y.organization_id = ?1 AND y.paid_at >= ?2 AND y.refunded_at IS NULL
ORDER BY y.paid_at DESC LIMIT ${MOST_ADDED_UP}) o GROUP BY 2, 3`;

/** What was taken since two instants (UTC ms): that of the month, and that of today. */
export async function readTakings(db: TenantDb, since: { month: number; today: number }): Promise<Taken[]> {
  const found = await db
    .raw(TAKEN, db.organizationId, since.month, since.today)
    .all<Omit<Taken, "isToday"> & { isToday: number }>();
  return found.results.map((row) => ({ ...row, isToday: row.isToday === 1 }));
}
