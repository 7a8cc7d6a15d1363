import type { PaymentItem } from "./payment-item";

/** A part of a payment: what it was for, in the minor unit of its currency. */
export interface PaidPart {
  /** Names the payment. */
  key: string;
  /** When it was paid, UTC ms. */
  at: number;
  /** Of the appointment or the charge; null of what is paid ahead, or beyond all that has a name. */
  thingId: string | null;
  what: string;
  currencyCode: string;
  amountMinor: number;
  refundedMinor: number;
  /** Of its entry in the books, by which its receipt is seen. */
  entryId: string | null;
}

/** One payment for several things. */
export interface PaidPayment {
  of: "payment";
  id: string;
  at: number;
  currencyCode: string;
  totalMinor: number;
  refundedMinor: number;
  state: "paid" | "partlyRefunded" | "refunded";
  entryId: string | null;
  parts: Pick<PaidPart, "thingId" | "what" | "amountMinor">[];
}

/** A payment that its payer has just made: how much (minor units), what for, and by which entry its receipt is seen. */
export interface JustPaid {
  amountMinor: number;
  currencyCode: string;
  what: string[];
  entryId: string | null;
}

const sum = (parts: readonly PaidPart[], of: "amountMinor" | "refundedMinor") =>
  parts.reduce((total, part) => total + part[of], 0);

/** The payments that some parts make up; null for what is of one thing alone. */
export function paidPayment(parts: readonly PaidPart[]): PaidPayment | null {
  const counted = parts.filter(({ amountMinor }) => amountMinor > 0);
  const [first] = counted;
  if (!first || counted.length < 2) return null;
  const [totalMinor, refundedMinor] = [sum(counted, "amountMinor"), sum(parts, "refundedMinor")];
  const { key: id, at, currencyCode, entryId } = first;
  return {
    ...{ of: "payment", id, at, currencyCode, totalMinor, refundedMinor, entryId },
    state: refundedMinor === 0 ? "paid" : refundedMinor >= totalMinor ? "refunded" : "partlyRefunded",
    parts: counted.map(({ thingId, what, amountMinor }) => ({ thingId, what, amountMinor })),
  };
}

/**
 * A thing with the day of its last payment, and with the receipt where it is the only one; of several payments each has
 * its own.
 */
function withPayment(
  item: PaymentItem,
  keys: readonly { id: string; key: string }[],
  parts: readonly PaidPart[],
): PaymentItem {
  if (item.paidMinor === 0) return item;
  const own = new Set(keys.flatMap(({ id, key }) => (id === item.id ? key : [])));
  const paid = parts.filter(({ key, amountMinor }) => own.has(key) && amountMinor > 0);
  const entries = new Set(paid.flatMap(({ entryId }) => entryId ?? []));
  const [receiptId] = entries;
  return {
    ...item,
    ...(paid.length > 0 && { paidAt: Math.max(...paid.map(({ at }) => at)) }),
    ...(entries.size === 1 && receiptId !== undefined && { receiptId }),
  };
}

/**
 * A patient's list with one row for each payment: things that one payment paid, and nothing else, stand as that payment, at
 * the place of the newest of them. What is paid in several goes, or still owed, stands by itself.
 */
export function listedPayments(
  items: readonly PaymentItem[],
  keys: readonly { id: string; key: string }[],
  parts: readonly PaidPart[],
): (PaymentItem | PaidPayment)[] {
  const shown = new Set<string>();
  return items.flatMap((item): (PaymentItem | PaidPayment)[] => {
    const [own, ...more] = keys.filter(({ id }) => id === item.id);
    const isAlone = own !== undefined && more.length === 0 && item.dueMinor === 0 && item.paidMinor > 0;
    const payment = isAlone ? paidPayment(parts.filter(({ key }) => key === own.key)) : null;
    if (!payment) return [withPayment(item, keys, parts)];
    if (shown.has(payment.id)) return [];
    shown.add(payment.id);
    return [payment];
  });
}
