import type { PaidPayment } from "./paid-payment";
import type { PaymentItem } from "./payment-item";

/** What somebody put right in a patient's balance: above zero, they owe more by it (minor units). */
export interface CorrectionRow {
  of: "correction";
  id: string;
  at: number;
  currencyCode: string;
  amountMinor: number;
}

/** A row of what a patient paid and owes. */
export type OwnPaymentRow = PaymentItem | PaidPayment | CorrectionRow;

export const newestFirst = (one: Pick<OwnPaymentRow, "at" | "id">, other: Pick<OwnPaymentRow, "at" | "id">): number =>
  other.at - one.at || (one.id < other.id ? 1 : -1);

/**
 * The rows of a page with its corrections among them. An online payment of all that was owed is one row: as what it paid
 * for, where that still stands as paid by it, and else by itself.
 */
export function ownRows(
  rows: readonly (PaymentItem | PaidPayment)[],
  corrections: readonly CorrectionRow[],
): OwnPaymentRow[] {
  const told = new Set(rows.flatMap((row) => (row.of === "payment" ? row.id : [])));
  const kept = rows.filter((row) => row.of !== "account" || !told.has(`payment:${row.id}`));
  return [...kept, ...corrections].sort(newestFirst);
}
