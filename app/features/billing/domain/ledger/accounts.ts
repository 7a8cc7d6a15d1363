/**
 * The accounts of an organization's books. A debit is positive, a credit negative.
 *
 * RECEIVABLE: what a patient owes; below zero, what they have paid ahead or get back. CLEARING: what a gateway has taken
 * for the organization. CASH: what was taken at the clinic. REVENUE, TAX, DISCOUNTS, FEES, WRITE_OFFS: what came of the
 * work. CREDITS: what patients hold in credits. REFUNDS: what a gateway was asked to give back and has yet to. SUSPENSE:
 * money of which nobody knows what it is for.
 */
export const ACCOUNTS = [
  "RECEIVABLE",
  "CLEARING",
  "CASH",
  "REVENUE",
  "TAX",
  "DISCOUNTS",
  "CREDITS",
  "REFUNDS",
  "FEES",
  "WRITE_OFFS",
  "SUSPENSE",
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** What an entry says that happened. */
export const ENTRY_KINDS = [
  "CHARGE",
  "CHARGE_REVERSED",
  "PAYMENT",
  "PAYMENT_UNCLEAR",
  "PAYMENT_AT_CLINIC",
  "PAYMENT_AT_CLINIC_UNDONE",
  "REFUND_REQUESTED",
  "REFUND_REFUSED",
  "REFUND",
  "WRITE_OFF",
  "CORRECTION",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One side of an entry, in minor units of its currency: a debit is positive. */
export interface LedgerLine {
  account: Account;
  /** Id of the patient for RECEIVABLE, type of the gateway for CLEARING, else empty. */
  holder: string;
  amountMinor: number;
}
