import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";

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
