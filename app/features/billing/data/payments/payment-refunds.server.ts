import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import type { RefundStatus } from "../../domain/payments/payment";

/** A part of an online payment that its gateway was asked to give back; the amount in the currency's minor unit. */
export interface PaymentRefundRow {
  id: string;
  amountMinor: number;
  reason: string;
  status: RefundStatus;
  /** 1 where what goes back before its appointment is charged is still owed, and not waived. */
  isStillOwed: number;
  /** UTC ms. */
  at: number;
  actorKind: string;
  actorId: string | null;
}

const READ = `SELECT id, amount_minor AS "amountMinor", reason, status, is_still_owed AS "isStillOwed", at, actor_kind AS "actorKind", actor_id AS "actorId"
FROM payment_refund WHERE organization_id = ?1 AND payment_id = ?2 ORDER BY at, id`;
/** Of two who ask at once, the unique key refuses the second; nor is more asked for than is left. */
const ASK = `INSERT INTO payment_refund (organization_id, id, payment_id, amount_minor, reason, status, is_still_owed, at, actor_kind, actor_id)
SELECT ?1, ?2, y.id, ?4, ?5, 'REQUESTED', ?10, ?6, ?7, ?8 FROM payment y
WHERE y.organization_id = ?1 AND y.id = ?3 AND y.status = 'PAID' AND y.review IS NOT 'REFUND_REQUESTED'
AND y.refunded_minor = ?9 AND y.refunded_minor + ?4 <= y.amount_minor`;
const END = "UPDATE payment_refund SET status = ?3 WHERE organization_id = ?1 AND id = ?2 AND status = 'REQUESTED'";
const ADD = `UPDATE payment SET refunded_minor = refunded_minor + ?3, status = CASE WHEN refunded_minor + ?3 = amount_minor THEN 'REFUNDED' ELSE status END,
refunded_at = CASE WHEN refunded_minor + ?3 = amount_minor THEN ?4 ELSE refunded_at END,
review = CASE WHEN refunded_minor + ?3 = amount_minor THEN NULL ELSE review END WHERE organization_id = ?1 AND id = ?2`;

/** What was asked to go back of a payment in parts, in the order of time. */
export const paymentRefunds = async (db: TenantDb, paymentId: string): Promise<PaymentRefundRow[]> =>
  (await db.raw(READ, db.organizationId, paymentId).all<PaymentRefundRow & Record<string, unknown>>()).results;

/**
 * The conditional write that a part is to go back: no row where that much is not left, or other parts went back since
 * `refundedMinor` was read.
 */
export const askRefundStatement = (
  { db, now, auditActor }: CommitContext,
  refund: {
    id: string;
    paymentId: string;
    amountMinor: number;
    reason: string;
    isStillOwed: number;
    refundedMinor: number;
  },
) =>
  db.raw(
    ASK,
    ...[db.organizationId, refund.id, refund.paymentId, refund.amountMinor, refund.reason, now],
    ...[auditActor.kind, auditActor.id, refund.refundedMinor, refund.isStillOwed],
  );

/** The conditional write of what came of it. */
export const endRefundStatement = ({ db }: CommitContext, id: string, status: "DONE" | "REFUSED") =>
  db.raw(END, db.organizationId, id, status);

/** So much more of a payment went back. */
export const addRefundStatement = ({ db, now }: CommitContext, paymentId: string, amountMinor: number) =>
  db.raw(ADD, db.organizationId, paymentId, amountMinor, now);

/** An online payment that took effect on the appointment a. */
const TOOK_EFFECT = (payment: string) => `(${payment} = a.online_payment_id OR EXISTS (SELECT 1 FROM payment_item i
WHERE i.organization_id = ?1 AND i.payment_id = ${payment} AND i.appointment_id = a.id AND i.applied_at IS NOT NULL))`;
/** What is here of what was paid for it, at the desk and online, and what was waived. */
const HERE = `coalesce((SELECT m.taken_minor - m.refunded_minor + m.waived_minor FROM appointment_money m
WHERE m.organization_id = ?1 AND m.appointment_id = a.id), 0)
+ coalesce((SELECT sum(y.amount_minor - y.refunded_minor) FROM payment y WHERE y.organization_id = ?1 AND y.appointment_id = a.id
AND y.purpose = 'VISIT' AND y.status = 'PAID' AND y.review IS NOT 'REFUND_REQUESTED' AND ${TOOK_EFFECT("y.id")}), 0)`;
const OWING = `SELECT EXISTS (SELECT 1 FROM ledger_charge c WHERE c.organization_id = ?1 AND c.appointment_id = a.id) AS "isCharged",
a.disabled_at IS NULL AND a.paid_by_credit_at IS NULL AND a.state_id IN (1, 2, 4, 6, 11) AND ${TOOK_EFFECT("?3")} AS "isAhead",
max(0, coalesce(${HERE} - g.total_minor, 0)) AS "overMinor" FROM appointment a
LEFT JOIN agreed_price g ON g.organization_id = ?1 AND g.appointment_id = a.id WHERE a.organization_id = ?1 AND a.id = ?2`;

/** Whether the price of an appointment is owed; 1 for true. */
export interface Owing {
  /** It is owed by the books. */
  isCharged: number;
  /** It is owed once it begins, and the payment pays for that. */
  isAhead: number;
  /** What is here beyond its price (minor units). */
  overMinor: number;
}

/** How it stands with an appointment of which a payment, or a part of it, goes back; null where there is none. */
export const owingOf = (db: TenantDb, appointmentId: string, paymentId: string): Promise<Owing | null> =>
  db.raw(OWING, db.organizationId, appointmentId, paymentId).first<Owing & Record<string, unknown>>();
