import type { TenantDb } from "~/db/client.server";

/** What an online payment of several things is for; the amount in the minor unit of its currency. */
export interface PaymentItemRow {
  itemNo: number;
  appointmentId: string | null;
  chargeId: string | null;
  amountMinor: number;
  /** Whether it was marked as paid by it; 1 for true. */
  isApplied: number;
}

const INSERT = `INSERT INTO payment_item (organization_id, payment_id, item_no, appointment_id, charge_id, amount_minor)
SELECT ?1, ?2, j.key + 1, json_extract(j.value, '$.appointmentId'), json_extract(j.value, '$.chargeId'), json_extract(j.value, '$.amountMinor')
FROM json_each(?3) j`;
const READ = `SELECT item_no AS "itemNo", appointment_id AS "appointmentId", charge_id AS "chargeId", amount_minor AS "amountMinor",
applied_at IS NOT NULL AS "isApplied" FROM payment_item WHERE organization_id = ?1 AND payment_id = ?2 ORDER BY item_no`;
const APPLY = `UPDATE payment_item SET applied_at = ?4
WHERE organization_id = ?1 AND payment_id = ?2 AND item_no = ?3 AND applied_at IS NULL`;

export type NewPaymentItem = Omit<PaymentItemRow, "itemNo" | "isApplied">;

/** Writes what a payment that begins is for. */
export const insertPaymentItems = (db: TenantDb, paymentId: string, items: readonly NewPaymentItem[]) =>
  db.raw(INSERT, db.organizationId, paymentId, JSON.stringify(items));

/** What a payment is for; nothing where it is for one appointment, or none. */
export const readPaymentItems = async (db: TenantDb, paymentId: string): Promise<PaymentItemRow[]> =>
  (await db.raw(READ, db.organizationId, paymentId).all<PaymentItemRow & Record<string, unknown>>()).results;

const OF_CHARGE = `SELECT payment_id AS id FROM payment_item WHERE organization_id = ?1 AND charge_id = ?2 AND applied_at IS NOT NULL`;

/** The payments that took effect on a charge. */
export const paymentsOfCharge = async (db: TenantDb, chargeId: string): Promise<string[]> =>
  (await db.raw(OF_CHARGE, db.organizationId, chargeId).all<{ id: string }>()).results.map(({ id }) => id);

/** The conditional write that an item of a payment was marked as paid: it changes no row the second time. */
export const applyItemStatement = (db: TenantDb, paymentId: string, itemNo: number, at: number) =>
  db.raw(APPLY, db.organizationId, paymentId, itemNo, at);

/** What is left of what a payment paid for an appointment, and what of a payment its gateway was asked to give back. */
const LEFT = "coalesce(i.amount_minor, y.amount_minor - y.refunded_minor)";
const ASKED = `coalesce((SELECT sum(r.amount_minor) FROM payment_refund r
WHERE r.organization_id = ?1 AND r.payment_id = y.id AND r.status = 'REQUESTED'), 0)`;
const PAID_ONLINE = `SELECT json_extract(j.value, '$.appointmentId') AS id, sum(coalesce(i.amount_minor, y.amount_minor)) AS "paidMinor",
sum(CASE WHEN y.status = 'REFUNDED' THEN coalesce(i.amount_minor, y.amount_minor)
WHEN y.purpose = 'VISIT' THEN y.refunded_minor ELSE 0 END) AS "refundedMinor",
sum(CASE WHEN y.status = 'REFUNDED' THEN 0 WHEN y.review = 'REFUND_REQUESTED' THEN ${LEFT}
WHEN y.purpose = 'VISIT' THEN ${ASKED} ELSE 0 END) AS "askedMinor",
sum(CASE WHEN y.status = 'REFUNDED' OR y.review IS NOT 'NOT_NEEDED' THEN 0
ELSE ${LEFT} - CASE WHEN y.purpose = 'VISIT' THEN ${ASKED} ELSE 0 END END) AS "openMinor"
FROM json_each(?2) j CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = json_extract(j.value, '$.paymentId')
LEFT JOIN payment_item i ON i.organization_id = ?1 AND i.payment_id = y.id AND i.appointment_id = json_extract(j.value, '$.appointmentId')
GROUP BY 1`;

/** What was paid online for an appointment (minor units), went back of it, is to go back, and waits for a person. */
interface PaidOnline {
  paidMinor: number;
  refundedMinor: number;
  askedMinor: number;
  openMinor: number;
}

/** What was paid online for appointments, and what came of it, by the payments that each was paid by. */
export async function onlinePaidFor(
  db: TenantDb,
  paid: readonly { appointmentId: string; paymentId: string }[],
): Promise<Map<string, PaidOnline>> {
  if (paid.length === 0) return new Map();
  const found = await db.raw(PAID_ONLINE, db.organizationId, JSON.stringify(paid)).all<PaidOnline & { id: string }>();
  return new Map(found.results.map(({ id, ...money }) => [id, money]));
}
