import type { TenantDb } from "~/db/client.server";
import type { DeskKind } from "~/kernel/money/desk-kinds";
import { firstIdAt } from "~/kernel/ids";
import { countedColumns, takingsCounted } from "../desk/till-read.server";

/** So many payments are added up; a month of most practices. */
const MOST_ADDED_UP = 5_000;

/**
 * What was paid online as the gateway said, less what went back then, whenever that was paid: as at the desk, by the day
 * on which the money moved. What goes back is no payment less.
 */
const PAID = `SELECT o.at >= ?3 AS "isToday", o.currency_code AS "currencyCode", 'ONLINE' AS way, sum(o.count) AS count,
sum(o.amount_minor) AS "amountMinor" FROM (
SELECT * FROM (SELECT y.paid_at AS at, y.currency_code, 1 AS count, y.amount_minor FROM payment y INDEXED BY payment_paid
WHERE y.organization_id = ?1 AND y.paid_at >= ?2 ORDER BY y.paid_at DESC LIMIT ${MOST_ADDED_UP})
UNION ALL SELECT * FROM (SELECT b.refunded_at, b.currency_code, 0, coalesce((SELECT sum(p.amount_minor) FROM payment_refund p
WHERE p.organization_id = ?1 AND p.payment_id = b.id AND p.status = 'DONE'), 0) - b.amount_minor FROM payment b
INDEXED BY payment_refunded WHERE b.organization_id = ?1 AND b.refunded_at >= ?2 AND b.paid_at IS NOT NULL
ORDER BY b.refunded_at DESC LIMIT ${MOST_ADDED_UP})
UNION ALL SELECT * FROM (SELECT r.at, w.currency_code, 0, -r.amount_minor FROM payment_refund r
JOIN payment w ON w.organization_id = ?1 AND w.id = r.payment_id AND w.paid_at IS NOT NULL
WHERE r.organization_id = ?1 AND r.id >= ?4 AND r.at >= ?2 AND r.status = 'DONE' ORDER BY r.id DESC LIMIT ${MOST_ADDED_UP})) o
GROUP BY 1, 2`;

interface PaidRow {
  isToday: number;
  count: number;
  /** In the currency's minor unit. */
  amountMinor: number;
  currencyCode: string;
  way: DeskKind | "ONLINE";
}

/** Where the time of a row's group ends: that of the month where today begins. */
const END = `CASE WHEN d.at >= ?3 THEN ${Number.MAX_SAFE_INTEGER} ELSE ?3 END`;

/** What was taken at the desk, by its kind, without what was undone or went back; counted as the till does. */
const TAKEN = `SELECT o.at >= ?3 AS "isToday", o.currency_code AS "currencyCode", o.kind AS way, ${takingsCounted("o")} AS count,
sum(o.amount_minor) AS "amountMinor"
FROM (SELECT d.at, d.currency_code, d.kind, d.amount_minor, d.act, d.taking_id,
${countedColumns("CASE WHEN d.at >= ?3 THEN ?3 ELSE ?2 END", END)} FROM desk_payment d INDEXED BY desk_payment_at
WHERE d.organization_id = ?1 AND d.at >= ?2 ORDER BY d.at DESC LIMIT ${MOST_ADDED_UP}) o GROUP BY 1, 2, 3`;

async function takings(db: TenantDb, text: string, since: { month: number; today: number }, more: string[] = []) {
  const found = await db
    .raw(text, db.organizationId, since.month, since.today, ...more)
    .all<PaidRow & Record<string, unknown>>();
  return found.results.map((row) => ({ ...row, isToday: row.isToday === 1 }));
}

/** What was taken at the desk since two instants (UTC ms): that of the month, and that of today. */
export const takenAtDeskSince = (db: TenantDb, since: { month: number; today: number }) => takings(db, TAKEN, since);

/** What was paid online since two instants (UTC ms), less what went back since: that of the month, and that of today. */
export const paidOnlineSince = (db: TenantDb, since: { month: number; today: number }) =>
  takings(db, PAID, since, [firstIdAt(since.month)]);
