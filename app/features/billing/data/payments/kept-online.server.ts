import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";

/** The columns of an appointment in a statement: its organization, its id, and the last payment that took effect on it. */
interface Columns {
  organization: string;
  id: string;
  lastId: string;
}

/** The gateway still has it for the practice. What is asked to go back is no longer the patient's in the books. */
const STILL_HERE = "y.status = 'PAID' AND y.review IS NOT 'REFUND_REQUESTED'";
const OF_ONE = `CASE WHEN y.purpose = 'VISIT' AND ${STILL_HERE} THEN y.amount_minor - y.refunded_minor`;
/** Parts that went back of a payment of several things are owed no more, so each of these stays paid by it. */
const OF_SEVERAL = `WHEN y.purpose = 'BALANCE' AND (${STILL_HERE} OR y.refunded_minor = y.amount_minor) THEN coalesce(i.amount_minor, 0)`;

/**
 * What gateways have taken for an appointment and still have, in SQL (minor units): by the last payment that took effect
 * on it and by those before.
 * @param alone by payments for it alone, which the books have under it
 */
export function keptOnlineText({ organization, id, lastId }: Columns, alone = false): string {
  const kept = `${OF_ONE} ${alone ? "" : OF_SEVERAL} ELSE 0 END`;
  return `(CASE WHEN ${lastId} IS NULL THEN 0 ELSE coalesce((SELECT ${kept} FROM payment y
LEFT JOIN payment_item i ON i.organization_id = ${organization} AND i.payment_id = y.id AND i.appointment_id = ${id}
WHERE y.organization_id = ${organization} AND y.id = ${lastId}), 0)
+ coalesce((SELECT sum(${kept}) FROM payment_item i CROSS JOIN payment y ON y.organization_id = ${organization} AND y.id = i.payment_id
WHERE i.organization_id = ${organization} AND i.appointment_id = ${id} AND i.applied_at IS NOT NULL AND i.payment_id <> ${lastId}), 0) END)`;
}

/** The ids of the payments that took effect on an appointment before the last one, as JSON, in SQL. */
export const earlierPaymentsText = ({ organization, id, lastId }: Columns): string =>
  `(SELECT json_group_array(i.payment_id) FROM payment_item i WHERE i.organization_id = ${organization}
AND i.appointment_id = ${id} AND i.applied_at IS NOT NULL AND i.payment_id <> coalesce(${lastId}, ''))`;

const ADD = `INSERT INTO payment_item (organization_id, payment_id, item_no, appointment_id, amount_minor, applied_at)
SELECT ?1, y.id, 1, ?3, y.amount_minor, ?4 FROM payment y WHERE y.organization_id = ?1 AND y.id = ?2 AND y.purpose = 'VISIT'
AND NOT EXISTS (SELECT 1 FROM payment_item i WHERE i.organization_id = ?1 AND i.payment_id = ?2)`;
const APPLIED = `UPDATE payment_item SET applied_at = ?4
WHERE organization_id = ?1 AND payment_id = ?2 AND appointment_id = ?3 AND applied_at IS NULL`;

/** Keeps that a payment took effect on an appointment, which names the next one from now on. */
export const keepEarlierPayment = (
  { db, now }: CommitContext,
  paymentId: string,
  appointmentId: string,
): D1PreparedStatement[] =>
  [ADD, APPLIED].map((text) => db.raw(text, db.organizationId, paymentId, appointmentId, now));

const WENT_BACK = `SELECT coalesce(sum(l.amount_minor), 0) AS n FROM payment y
CROSS JOIN ledger_entry e ON e.organization_id = ?1 AND e.appointment_id = ?3
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE'
WHERE y.organization_id = ?1 AND y.id = ?2 AND e.at >= y.created_at AND coalesce(e.payment_id, '') <> y.id
AND e.kind NOT IN ('CHARGE', 'CHARGE_REVERSED')`;

/**
 * How much more of an appointment is owed since a payment for it began, as other money for it went back or was taken back;
 * below zero where other money came (minor units).
 */
export const wentBackSince = async (db: TenantDb, paymentId: string, appointmentId: string): Promise<number> =>
  (await db.raw(WENT_BACK, db.organizationId, paymentId, appointmentId).first<number>("n")) ?? 0;
