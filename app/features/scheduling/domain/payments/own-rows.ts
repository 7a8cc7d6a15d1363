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

/** When a row's money moved: when it was paid, and of what is not when it was due (UTC ms). */
const dayOf = (row: OwnPaymentRow): number => ("paidAt" in row ? (row.paidAt ?? row.at) : row.at);

/**
 * The rows of a page with its corrections among them. An online payment of all that was owed is one row: as what it paid
 * for, where that still stands as paid by it, and else by itself. Each stands at the day of its payment.
 */
export function ownRows(
  rows: readonly (PaymentItem | PaidPayment)[],
  corrections: readonly CorrectionRow[],
): OwnPaymentRow[] {
  const told = new Set(rows.flatMap((row) => (row.of === "payment" ? row.id : [])));
  const kept = rows.filter((row) => row.of !== "account" || !told.has(`payment:${row.id}`));
  return [...kept, ...corrections].sort((one, other) => dayOf(other) - dayOf(one) || newestFirst(one, other));
}
