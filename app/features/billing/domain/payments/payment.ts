/** What a payment is for: an appointment, the practice's payment link, or (BALANCE) all that a patient owes. */
export const PAYMENT_PURPOSES = ["VISIT", "PAY_NOW", "BALANCE"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * OPEN: begun, and not paid yet. PENDING: given by the payer, and still on its way at the gateway. UNCLEAR: paid, but
 * not what was asked for. The gateway's own word alone leads out of the first two.
 */
export const PAYMENT_STATUSES = ["OPEN", "PENDING", "PAID", "FAILED", "EXPIRED", "UNCLEAR", "REFUNDED"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Why a person must look: another amount came, the gateway does not answer, what it was for is gone or paid, the gateway
 * tells a state that nobody here knows, or it was asked to give money back: it has yet to do so, or will not.
 */
export const PAYMENT_REVIEWS = [
  "MISMATCH",
  "UNREACHABLE",
  "NOT_NEEDED",
  "UNKNOWN_STATE",
  "REFUND_REQUESTED",
  "REFUND_REFUSED",
] as const;
export type PaymentReview = (typeof PAYMENT_REVIEWS)[number];

/** How it stands with a part of a payment that its gateway was asked to give back. */
export const REFUND_STATUSES = ["REQUESTED", "DONE", "REFUSED"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Money {
  /** In the currency's minor unit. */
  amountMinor: number;
  currencyCode: string;
}

/** What a gateway says of one payment when it is asked. */
export interface GatewayTruth extends Money {
  state: "open" | "pending" | "paid" | "failed" | "closed";
  /** Owner, as given at the start. */
  paymentId: string | null;
  /** How money stands that is to be given back; left out where nobody asked for it. */
  refund?: "requested" | "done" | "refused";
  /** The gateway's own word for a state that its papers do not list. */
  unknownState?: string;
}

interface Settling extends Money {
  id: string;
  status: PaymentStatus;
}

const STILL_OPEN: readonly PaymentStatus[] = ["OPEN", "PENDING"];
/** Money can come late, after a try was given up; nothing changes what is paid. */
const CAN_BE_PAID: readonly PaymentStatus[] = [...STILL_OPEN, "FAILED", "EXPIRED"];

export const isStillOpen = (status: PaymentStatus): boolean => STILL_OPEN.includes(status);

const AFTER: Readonly<Record<Exclude<GatewayTruth["state"], "paid" | "open">, PaymentStatus>> = {
  pending: "PENDING",
  failed: "FAILED",
  closed: "EXPIRED",
};

/**
 * The status that the gateway's word leads to; null where it changes nothing. It is the truth of the moment, not a
 * step, so told twice, late or out of order it leads to the same.
 */
export function settledStatus(payment: Settling, truth: GatewayTruth): PaymentStatus | null {
  if (truth.state === "paid") {
    if (!CAN_BE_PAID.includes(payment.status)) return null;
    const asked =
      truth.paymentId === payment.id &&
      truth.amountMinor === payment.amountMinor &&
      truth.currencyCode === payment.currencyCode;
    return asked ? "PAID" : "UNCLEAR";
  }
  if (truth.state === "open" || !isStillOpen(payment.status)) return null;
  const next = AFTER[truth.state];
  return next === payment.status ? null : next;
}

/** What of a payment has not gone back. */
export const leftOf = (payment: Money & { refundedMinor: number }): Money => ({
  amountMinor: payment.amountMinor - payment.refundedMinor,
  currencyCode: payment.currencyCode,
});

/**
 * What the practice owes a patient by the books in a currency (minor units): of what they paid too much, no more than that
 * can go back without something being owed again.
 */
export const freeOf = (
  balances: readonly (Money & { patientId: string })[],
  patientId: string,
  currencyCode: string,
): number =>
  balances.reduce(
    (free, each) =>
      each.patientId === patientId && each.currencyCode === currencyCode ? Math.max(0, free - each.amountMinor) : free,
    0,
  );
