import type { PaymentReview, PaymentStatus } from "./payment";

/** What a person can do about a payment that they look into. */
export type ReviewAct = "refund" | "refundPart" | "refunded" | "keep" | "dismiss";

/** What is advised where the money came; it is the first one where it can be done, and else settling the payment. */
const ADVISED: Readonly<Record<PaymentReview, ReviewAct>> = {
  // What it was paid for is gone or was paid already: the patient is owed the money.
  NOT_NEEDED: "refund",
  // Another amount than was asked for pays for nothing.
  MISMATCH: "refund",
  // Only the gateway's dashboard can tell; once a person has seen it there, there is no more to do here.
  UNREACHABLE: "dismiss",
  UNKNOWN_STATE: "dismiss",
  // It was asked of the gateway: what is left is to note that it was done there, by it or by hand.
  REFUND_REQUESTED: "refunded",
  REFUND_REFUSED: "refunded",
};

/** A payment that a person looks into; amounts in the minor unit of its currency. */
interface Reviewed {
  status: PaymentStatus;
  review: PaymentReview;
  /** What of it has not gone back, and what of that is too much. */
  leftMinor: number;
  surplusMinor: number;
  /** Its gateway gives back parts. */
  givesParts: boolean;
}

/**
 * What can be done about a payment that a person looks into, the one that is advised first. Money goes back only where it
 * came. Of a payment that is too much in part, that part alone goes back, or is kept as paid ahead: what the rest of it
 * pays for would else be owed again. What was not needed and is settled otherwise is kept as paid ahead, and is so called.
 */
export function reviewActs({ status, review, leftMinor, surplusMinor, givesParts }: Reviewed): ReviewAct[] {
  if (review === "NOT_NEEDED" && status === "PAID" && surplusMinor < leftMinor)
    return givesParts && surplusMinor > 0 ? ["refundPart", "keep"] : ["keep"];
  const isGiven = status === "PAID" || status === "UNCLEAR";
  const settled = review === "NOT_NEEDED" && status === "PAID" ? "keep" : "dismiss";
  const acts: ReviewAct[] = isGiven ? ["refund", "refunded", settled] : ["dismiss"];
  const advised = ADVISED[review];
  return acts.includes(advised) ? [advised, ...acts.filter((act) => act !== advised)] : acts;
}
