import { itemOf, type Standing } from "./account-standing";
import type { PriceLess } from "../lists/price-less";
import type { MoneyHere, MoneyOutcome } from "./money-outcome";

/** How it stands with the money of an appointment, a charge or a payment ahead. */
export const PAYMENT_ITEM_STATES = [
  "unpaid",
  "partlyPaid",
  "paid",
  "refunded",
  "partlyRefunded",
  "waived",
  "cancelled",
] as const;
export type PaymentItemState = (typeof PAYMENT_ITEM_STATES)[number];

/** Amounts in the minor unit of the item's currency. */
export interface ItemMoney {
  totalMinor: number;
  /** What was paid in any way, what went back of it, and what was written off. */
  paidMinor: number;
  refundedMinor: number;
  waivedMinor: number;
  /** It was called off, or taken back: nothing is owed for it. */
  isGone: boolean;
  /** It counts as paid whatever the amounts say, as by a credit. */
  isSettled: boolean;
}

/** What is owed for an item: what went back of it is owed no more, since it is written off or the item is gone. */
export const dueOf = ({ totalMinor, paidMinor, refundedMinor, waivedMinor, isGone, isSettled }: ItemMoney): number =>
  isGone || isSettled ? 0 : Math.max(0, totalMinor - paidMinor + refundedMinor - waivedMinor);

/** What is here of what was paid and pays for nothing. */
export const overOf = ({ totalMinor, paidMinor, refundedMinor, waivedMinor, isGone }: ItemMoney): number =>
  Math.max(0, paidMinor - refundedMinor - (isGone ? 0 : totalMinor - waivedMinor));

export function itemStateOf(money: ItemMoney): PaymentItemState {
  const { totalMinor, paidMinor, refundedMinor, waivedMinor, isGone, isSettled } = money;
  // What was paid of it, and went back, is said in sums: it is not paid for, since there is nothing.
  if (isGone) return "cancelled";
  // What went back was paid again since.
  const isPaidAgain = totalMinor > 0 && paidMinor - refundedMinor >= totalMinor;
  if (refundedMinor > 0 && !isPaidAgain) return refundedMinor >= paidMinor ? "refunded" : "partlyRefunded";
  const isDue = dueOf(money) > 0;
  if (paidMinor > 0) return isDue ? "partlyPaid" : "paid";
  if (isDue) return "unpaid";
  return waivedMinor > 0 && !isSettled ? "waived" : "paid";
}

/** What a patient pays or owes. */
export interface PaymentItem {
  /** `account` is an online payment of all that was owed which stands with no one thing. */
  of: "appointment" | "charge" | "ahead" | "account";
  /** Of the appointment, the charge, the money at the desk, or the online payment. */
  id: string;
  /** When it took place or was charged, UTC ms. */
  at: number;
  /** The service, or what was charged; empty of what is paid ahead. */
  what: string;
  currencyCode: string;
  totalMinor: number;
  paidMinor: number;
  refundedMinor: number;
  waivedMinor: number;
  dueMinor: number;
  /** What of that is covered by what was paid ahead. */
  coveredMinor: number;
  /** Of what is owed, where it was looked up: what its patient paid ahead in its currency, and did not use. */
  aheadMinor?: number;
  /** What is here of what was paid for it, and pays for nothing: a person says what becomes of it. */
  overMinor: number;
  /** One of the patient's credits pays for it, and no money. */
  isByCredit: boolean;
  /** Of an appointment: where what was paid for it and did not go back is. */
  here?: MoneyHere;
  /** Of one that was called off: what became of that, where it was looked up. */
  outcome?: MoneyOutcome | null;
  state: PaymentItemState;
  /** Of an appointment whose price discounts took something off: what it was without them, and these. */
  less?: PriceLess;
  /** In a list, where it was paid: when, by the last of its payments (UTC ms). */
  paidAt?: number;
  /** In a list, where one payment paid for it and it has a receipt: the payment's entry in the books. */
  receiptId?: string;
}

/** The same with what of it is asked for, by how it stands with all that its patient owes. */
export function askedOf(item: PaymentItem, standings: readonly Standing[]): PaymentItem {
  const found = itemOf(standings, item.id);
  if (!found || found.coveredMinor === 0) return item;
  const { toPayMinor: dueMinor, coveredMinor } = found;
  return { ...item, dueMinor, coveredMinor, state: dueMinor === 0 ? "paid" : item.state };
}
