import type { TenantDb } from "~/db/client.server";

/** What the patient owes for an appointment by its own entries. */
const OWED_FOR = (appointment: string) => `coalesce((SELECT sum(l.amount_minor) FROM ledger_entry e
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE'
WHERE e.organization_id = ?1 AND e.appointment_id = ${appointment}), 0)`;
const IS_CHARGED = (appointment: string) =>
  `EXISTS (SELECT 1 FROM ledger_charge c WHERE c.organization_id = ?1 AND c.appointment_id = ${appointment})`;

/** What was settled of an appointment since a payment for it began, which asked for all that was owed then. */
const SINCE = `-coalesce((SELECT sum(l.amount_minor) FROM ledger_entry e
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE'
WHERE e.organization_id = ?1 AND e.appointment_id = y.appointment_id AND e.payment_id IS NULL AND e.at >= y.created_at
AND e.kind NOT IN ('CHARGE', 'CHARGE_REVERSED')), 0)`;

/** Money for a charge by hand beyond what pays for it. */
const OVER_CHARGE = `CASE WHEN h.taken_back_at IS NOT NULL THEN t.amount_minor ELSE
coalesce((SELECT sum(d.amount_minor) FROM desk_payment d WHERE d.organization_id = ?1 AND d.charge_id = h.id AND d.act <> 'REFUNDED'), 0)
+ coalesce((SELECT sum(o.amount_minor) FROM payment_item o WHERE o.organization_id = ?1 AND o.charge_id = h.id
AND o.applied_at IS NOT NULL), 0) - h.paid_minor END`;

/** A payment of several things is too much where one of them is gone, or was settled otherwise meanwhile. */
const OVER_ITEMS = `(SELECT coalesce(sum(max(0, min(t.amount_minor, CASE WHEN t.charge_id IS NOT NULL THEN ${OVER_CHARGE}
ELSE t.amount_minor - max(0, ${OWED_FOR("t.appointment_id")}) END))), 0) FROM payment_item t
LEFT JOIN charge h ON h.organization_id = ?1 AND h.id = t.charge_id
WHERE t.organization_id = ?1 AND t.payment_id = y.id)`;

const SURPLUS = `SELECT y.id, y.amount_minor - y.refunded_minor AS "leftMinor", max(0, min(y.amount_minor - y.refunded_minor,
CASE WHEN y.purpose = 'BALANCE' THEN ${OVER_ITEMS} - y.refunded_minor
WHEN y.appointment_id IS NULL THEN y.amount_minor
WHEN ${IS_CHARGED("y.appointment_id")} THEN -${OWED_FOR("y.appointment_id")}
WHEN ${SINCE} > 0 THEN ${SINCE} - y.refunded_minor
ELSE y.amount_minor END)) AS "surplusMinor"
FROM json_each(?2) j CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value`;

/** What of a payment has not gone back, and what of that is too much for what it pays (minor units). */
export interface PaymentSurplus {
  leftMinor: number;
  surplusMinor: number;
}

/**
 * What of some payments that were not needed is too much, by the books: all of what pays for nothing, such as an
 * appointment that was called off, and else what goes beyond what is owed.
 */
export async function readSurplus(db: TenantDb, ids: readonly string[]): Promise<Map<string, PaymentSurplus>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .raw(SURPLUS, db.organizationId, JSON.stringify(ids))
    .all<PaymentSurplus & { id: string } & Record<string, unknown>>();
  return new Map(found.results.map(({ id, leftMinor, surplusMinor }) => [id, { leftMinor, surplusMinor }]));
}
