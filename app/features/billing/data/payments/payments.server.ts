import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { payment } from "~/db/schema/billing.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { PaymentPurpose, PaymentReview, PaymentStatus } from "../../domain/payments/payment";

/** One try to pay, as it is stored. Instants in UTC ms. */
export interface PaymentRow {
  id: string;
  purpose: PaymentPurpose;
  appointmentId: string | null;
  patientId: string | null;
  payerName: string;
  payerEmail: string;
  /** What the payer reads at the gateway. Nothing of anyone's health. */
  description: string;
  /** In the currency's minor unit. */
  amountMinor: number;
  currencyCode: string;
  status: PaymentStatus;
  gatewayType: GatewayType;
  gatewayReference: string | null;
  checkoutUrl: string | null;
  /** As JSON, what the payer's browser posts or the gateway is called with; null for other ways to pay. */
  checkoutForm: string | null;
  /** When its gateway was called, of one that is called once for a payment; null if not. */
  calledAt: number | null;
  /** Path of the page that the payer comes back to; null for the one that its purpose has. */
  returnPath: string | null;
  review: PaymentReview | null;
  createdAt: number;
  paidAt: number | null;
  refundedAt: number | null;
  /** How much of it went back in parts (minor units). */
  refundedMinor: number;
}

export const paymentFields = {
  id: payment.id,
  purpose: payment.purpose,
  appointmentId: payment.appointmentId,
  patientId: payment.patientId,
  payerName: payment.payerName,
  payerEmail: payment.payerEmail,
  description: payment.description,
  amountMinor: payment.amountMinor,
  currencyCode: payment.currencyCode,
  status: payment.status,
  gatewayType: payment.gatewayType,
  gatewayReference: payment.gatewayReference,
  checkoutUrl: payment.checkoutUrl,
  checkoutForm: payment.checkoutForm,
  calledAt: payment.calledAt,
  returnPath: payment.returnPath,
  review: payment.review,
  createdAt: payment.createdAt,
  paidAt: payment.paidAt,
  refundedAt: payment.refundedAt,
  refundedMinor: payment.refundedMinor,
};

/** One payment; undefined where there is none of that id. */
export async function readPayment(db: TenantDb, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.orm
    .select(pick(paymentFields))
    .from(payment)
    .where(and(db.own(payment), eq(payment.id, id)));
  return row;
}

/** The payment that a gateway knows by a name; undefined where there is none. */
export async function readPaymentByReference(
  db: TenantDb,
  gatewayType: GatewayType,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.orm
    .select(pick(paymentFields))
    .from(payment)
    .where(and(db.own(payment), eq(payment.gatewayType, gatewayType), eq(payment.gatewayReference, reference)));
  return row;
}

/** Every try to pay for an appointment, the newest first. */
export const paymentsOfAppointment = (db: TenantDb, appointmentId: string): Promise<PaymentRow[]> =>
  db.orm
    .select(pick(paymentFields))
    .from(payment)
    .where(and(db.own(payment), eq(payment.appointmentId, appointmentId)))
    .orderBy(desc(payment.id));

/** Every try to pay for some appointments, the newest first. */
export const paymentsOfAppointments = (db: TenantDb, appointmentIds: readonly string[]): Promise<PaymentRow[]> =>
  db.orm
    .select(pick(paymentFields))
    .from(payment)
    .where(and(db.own(payment), inArray(payment.appointmentId, [...appointmentIds])))
    // By a value of its own: in the order of its key SQLite would walk the payments of the whole practice.
    .orderBy(sql`+${payment.id} DESC`);

/** Those of an appointment that could still be paid: at most one, by its unique key. */
export const openPaymentsOfAppointment = (db: TenantDb, appointmentId: string): Promise<PaymentRow[]> =>
  db.orm
    .select(pick(paymentFields))
    .from(payment)
    .where(
      and(db.own(payment), eq(payment.appointmentId, appointmentId), inArray(payment.status, ["OPEN", "PENDING"])),
    );

/** The one by which a patient pays all that they owe, where it could still be paid: at most one, by its unique key. */
export const openBalancePayments = (db: TenantDb, patientId: string): Promise<PaymentRow[]> =>
  db.orm
    .select(pick(paymentFields))
    .from(payment)
    .where(
      and(
        ...[db.own(payment), eq(payment.patientId, patientId), eq(payment.purpose, "BALANCE")],
        inArray(payment.status, ["OPEN", "PENDING"]),
      ),
    );

const WITH_OTHERS = `SELECT 1 FROM payment y JOIN payment_item i ON i.organization_id = ?1 AND i.payment_id = y.id AND i.appointment_id = ?3
WHERE y.organization_id = ?1 AND y.patient_id = ?2 AND y.purpose = 'BALANCE' AND y.status IN ('OPEN', 'PENDING')`;

/** Whether a patient has begun to pay for an appointment together with everything else that they owe. */
export const isBeingPaidWithOthers = async (
  db: TenantDb,
  { patientId, appointmentId }: { patientId: string; appointmentId: string },
): Promise<boolean> =>
  (await db.raw(WITH_OTHERS, db.organizationId, patientId, appointmentId).all()).results.length > 0;

export type NewPayment = Omit<
  PaymentRow,
  "status" | "checkoutUrl" | "checkoutForm" | "calledAt" | "review" | "paidAt" | "refundedAt" | "refundedMinor"
>;

/** Begins a try. Of two at once for one appointment the unique key refuses the second. */
export const insertPayment = (db: TenantDb, row: NewPayment) =>
  db.orm.insert(payment).values({ organizationId: db.organizationId, ...row, status: "OPEN" });

const BEGIN =
  "UPDATE payment SET gateway_reference = ?3, checkout_url = ?4, checkout_form = ?5 WHERE organization_id = ?1 AND id = ?2 AND status IN ('OPEN', 'PENDING')";
const SETTLE = `UPDATE payment SET status = ?3, review = ?4, paid_at = ?5, gateway_reference = coalesce(gateway_reference, ?7)
WHERE organization_id = ?1 AND id = ?2 AND status = ?6`;
const FLAG = "UPDATE payment SET review = ?3 WHERE organization_id = ?1 AND id = ?2 AND review IS NULL";
const REFUND_ASKED = `UPDATE payment SET review = ?3
WHERE organization_id = ?1 AND id = ?2 AND status IN ('PAID', 'UNCLEAR') AND coalesce(review, '') <> ?3`;
const REFUND = `UPDATE payment SET status = 'REFUNDED', refunded_at = ?3, review = NULL
WHERE organization_id = ?1 AND id = ?2 AND status IN ('PAID', 'UNCLEAR')`;

/** Notes where a try is paid. */
export const beginStatement = (
  db: TenantDb,
  id: string,
  begun: { reference: string; checkoutUrl: string; checkoutForm: string | null },
) => db.raw(BEGIN, db.organizationId, id, begun.reference, begun.checkoutUrl, begun.checkoutForm);

/** The conditional write of how a payment stands: it changes no row where somebody else has written since `from`. */
export const settleStatement = (
  db: TenantDb,
  { id, status: from, gatewayReference }: Pick<PaymentRow, "id" | "status" | "gatewayReference">,
  to: { status: PaymentStatus; review: PaymentReview | null; paidAt: number | null },
) => db.raw(SETTLE, db.organizationId, id, to.status, to.review, to.paidAt, from, gatewayReference);

/** Has a person look into a payment. */
export const flagStatement = (db: TenantDb, id: string, review: PaymentReview) =>
  db.raw(FLAG, db.organizationId, id, review);

/** The conditional write of why a person must look: of a refund that is on its way, or that the gateway will not do. */
export const refundAskedStatement = (db: TenantDb, id: string, review: "REFUND_REQUESTED" | "REFUND_REFUSED") =>
  db.raw(REFUND_ASKED, db.organizationId, id, review);

/** The conditional write that it was given back. */
export const refundStatement = (db: TenantDb, id: string, at: number) => db.raw(REFUND, db.organizationId, id, at);
