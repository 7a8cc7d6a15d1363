import type { TenantDb } from "~/db/client.server";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";

/** Whether what it pays for is still owed is asked where it is refunded: on the page of its entry in the books. */
const REFUND_ID = `CASE WHEN y.status = 'PAID' AND y.appointment_id IS NOT NULL AND y.review NOT IN ('NOT_NEEDED', 'REFUND_REQUESTED')
THEN (SELECT e.id FROM ledger_entry e WHERE e.organization_id = ?1 AND e.source_key = 'payment:' || y.id || ':paid') END`;
/** Where other money came than was asked for, the books say how much. */
const CAME = `CASE y.status WHEN 'UNCLEAR' THEN (SELECT l.amount_minor FROM ledger_entry e
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'CLEARING'
WHERE e.organization_id = ?1 AND e.payment_id = y.id AND e.kind = 'PAYMENT_UNCLEAR' LIMIT 1) END AS "cameMinor"`;
const LIST = `SELECT y.id, y.status, y.review, y.appointment_id AS "appointmentId", y.patient_id AS "patientId", y.payer_name AS payer,
y.description, y.amount_minor AS "amountMinor", y.currency_code AS "currencyCode", y.gateway_type AS "gatewayType",
y.created_at AS "createdAt", ${REFUND_ID} AS "refundId", ${CAME}
FROM payment y WHERE y.organization_id = ?1 AND y.review IS NOT NULL ORDER BY y.id DESC LIMIT 50`;

const COUNT = `SELECT count(*) AS n FROM (SELECT id FROM payment WHERE organization_id = ?1 AND review IS NOT NULL LIMIT 50)`;

/** How many there are, up to fifty. */
export async function countPaymentsToReview(db: TenantDb): Promise<number> {
  return (await db.raw(COUNT, db.organizationId).first<number>("n")) ?? 0;
}

/** A payment with the name that its payer gave, and the patient of its appointment; null where it has none. */
type ReviewRow = Omit<PaymentToReview, "leftMinor" | "surplusMinor" | "coversMinor" | "givesParts"> & {
  patientId: string | null;
};

/** The newest of them, at most 50: what is settled makes room. */
export async function readPaymentsToReview(db: TenantDb): Promise<ReviewRow[]> {
  return (await db.raw(LIST, db.organizationId).all<ReviewRow & Record<string, unknown>>()).results;
}

const NOT_NEEDED = `SELECT id, currency_code AS "currencyCode" FROM (SELECT id, currency_code, review, status FROM payment
WHERE organization_id = ?1 AND patient_id = ?2 AND patient_id IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 50)
WHERE review = 'NOT_NEEDED' AND status = 'PAID'`;

/** Of the latest fifty payments of a patient those that were not needed, and that nobody has settled. */
export const readNotNeeded = async (db: TenantDb, patientId: string): Promise<{ id: string; currencyCode: string }[]> =>
  (await db.raw(NOT_NEEDED, db.organizationId, patientId).all<{ id: string; currencyCode: string }>()).results;

const GONE = `UPDATE payment SET review = CASE WHEN ?3 = 1 THEN 'NOT_NEEDED' ELSE NULL END
WHERE organization_id = ?1 AND id = ?2 AND status = 'PAID'`;
const DONE = `UPDATE payment SET review = NULL,
status = CASE WHEN called_at IS NOT NULL AND status IN ('OPEN', 'PENDING') THEN 'EXPIRED' ELSE status END
WHERE organization_id = ?1 AND id = ?2 AND review IS NOT NULL`;

/** The appointment that a payment was for is gone, and its money to be given back; or it came back by an undo. */
export const appointmentGoneStatement = (db: TenantDb, paymentId: string, gone: boolean): D1PreparedStatement =>
  db.raw(GONE, db.organizationId, paymentId, gone ? 1 : 0);

/** A person has looked into it; one that was called, and that nobody can ask for, ends by that. */
export const reviewedStatement = (db: TenantDb, paymentId: string): D1PreparedStatement =>
  db.raw(DONE, db.organizationId, paymentId);
