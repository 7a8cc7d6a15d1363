import type { PaymentLine } from "./payment-line";

/** What an amount in the file of payments is: what came in, went back, was undone, was let off, or corrects a balance. */
export const AMOUNT_KINDS = ["received", "refunded", "reversed", "waived", "corrected"] as const;
export type AmountKind = (typeof AMOUNT_KINDS)[number];

/**
 * A payment that was refunded or undone came in all the same: the refund is a line of its own, by its own day. A waiver
 * that was undone takes the first one back, and stays among the waivers, below zero.
 */
export function amountKindOf({ kind }: Pick<PaymentLine, "kind">): AmountKind {
  if (kind === "WRITE_OFF") return "waived";
  if (kind === "CORRECTION") return "corrected";
  if (kind === "REFUND") return "refunded";
  return kind === "PAYMENT_AT_CLINIC_UNDONE" ? "reversed" : "received";
}
