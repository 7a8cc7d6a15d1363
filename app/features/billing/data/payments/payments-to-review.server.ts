import type { TenantDb } from "~/db/client.server";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";

const LIST = `SELECT p.id, p.status, p.review, p.appointment_id AS "appointmentId",
coalesce(n.first_name || ' ' || n.last_name, p.payer_name) AS payer, p.description,
p.amount_minor AS "amountMinor", p.currency_code AS "currencyCode", p.gateway_type AS "gatewayType", p.created_at AS "createdAt"
FROM payment p LEFT JOIN patient n ON n.organization_id = p.organization_id AND n.id = p.patient_id
WHERE p.organization_id = ?1 AND p.review IS NOT NULL ORDER BY p.id DESC LIMIT 50`;

/** The newest of them, at most 50: what is settled makes room. */
export async function readPaymentsToReview(db: TenantDb): Promise<PaymentToReview[]> {
  return (await db.raw(LIST, db.organizationId).all<PaymentToReview & Record<string, unknown>>()).results;
}

const GONE = `UPDATE payment SET review = CASE WHEN ?3 = 1 THEN 'NOT_NEEDED' ELSE NULL END
WHERE organization_id = ?1 AND id = ?2 AND status = 'PAID'`;
const DONE = "UPDATE payment SET review = NULL WHERE organization_id = ?1 AND id = ?2 AND review IS NOT NULL";

/** The appointment that a payment was for is gone, and its money to be given back; or it came back by an undo. */
export const appointmentGoneStatement = (db: TenantDb, paymentId: string, gone: boolean): D1PreparedStatement =>
  db.raw(GONE, db.organizationId, paymentId, gone ? 1 : 0);

/** A person has looked into it. */
export const reviewedStatement = (db: TenantDb, paymentId: string): D1PreparedStatement =>
  db.raw(DONE, db.organizationId, paymentId);
