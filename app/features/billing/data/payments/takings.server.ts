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

/** What was taken at the desk, without what was undone or went back. */
const TAKEN = `SELECT o.at >= ?3 AS "isToday", o.currency_code AS "currencyCode", sum(o.act = 'TAKEN') - sum(o.act = 'UNDONE') AS count,
sum(o.amount_minor) AS "amountMinor"
FROM (SELECT d.at, d.currency_code, d.amount_minor, d.act FROM desk_payment d INDEXED BY desk_payment_at
WHERE d.organization_id = ?1 AND d.at >= ?2 ORDER BY d.at DESC LIMIT ${MOST_ADDED_UP}) o GROUP BY 1, 2`;

async function takings(db: TenantDb, text: string, since: { month: number; today: number }) {
  const found = await db
    .raw(text, db.organizationId, since.month, since.today)
    .all<PaidRow & Record<string, unknown>>();
  return found.results.map((row) => ({ ...row, isToday: row.isToday === 1 }));
}

/** What was taken at the desk since two instants (UTC ms): that of the month, and that of today. */
export const takenAtDeskSince = (db: TenantDb, since: { month: number; today: number }) => takings(db, TAKEN, since);

/** What was paid online since two instants (UTC ms): that of the month, and that of today. */
export const paidOnlineSince = (db: TenantDb, since: { month: number; today: number }) => takings(db, PAID, since);
