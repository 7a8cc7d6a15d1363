import type { TenantDb } from "~/db/client.server";

/** So many payments are added up; a month of most practices. */
const MOST_ADDED_UP = 5_000;

/** What was paid online as the gateway said; what went back is none. */
const PAID = `SELECT o.paid_at >= ?3 AS "isToday", o.currency_code AS "currencyCode", count(*) AS count,
sum(o.amount_minor) AS "amountMinor"
FROM (SELECT y.paid_at, y.currency_code, y.amount_minor FROM payment y INDEXED BY payment_paid
WHERE y.organization_id = ?1 AND y.paid_at >= ?2 AND y.refunded_at IS NULL
ORDER BY y.paid_at DESC LIMIT ${MOST_ADDED_UP}) o GROUP BY 1, 2`;

interface PaidRow {
  isToday: number;
  count: number;
  /** In the currency's minor unit. */
  amountMinor: number;
  currencyCode: string;
}

/** What was paid online since two instants (UTC ms): that of the month, and that of today. */
export async function paidOnlineSince(db: TenantDb, since: { month: number; today: number }) {
  const found = await db
    .raw(PAID, db.organizationId, since.month, since.today)
    .all<PaidRow & Record<string, unknown>>();
  return found.results.map((row) => ({ ...row, isToday: row.isToday === 1 }));
}
