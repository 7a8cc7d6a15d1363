import type { PaymentLine } from "./payment-line";

/** What an amount in the list of payments is: what came in, what was let off, what corrects a balance, what was undone. */
export const AMOUNT_KINDS = ["received", "waived", "corrected", "reversed"] as const;
export type AmountKind = (typeof AMOUNT_KINDS)[number];

/** A waiver that was undone takes the first one back, and stays among the waivers, below zero. */
export function amountKindOf({ kind, state }: Pick<PaymentLine, "kind" | "state">): AmountKind {
  if (kind === "WRITE_OFF") return "waived";
  if (kind === "CORRECTION") return "corrected";
  return state === "undone" ? "reversed" : "received";
}
