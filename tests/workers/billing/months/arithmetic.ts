/*
 * The arithmetic of money as the papers have it, in whole numbers of any size. It shares nothing with the product, which
 * is held against it.
 */

export type Rounding = "HALF_UP" | "HALF_EVEN";

/** Digits of the minor unit by ISO 4217. */
export const DIGITS: Readonly<Record<string, number>> = {
  ...{ EUR: 2, USD: 2, PKR: 2, COP: 2, HUF: 2, TWD: 2 },
  ...{ JPY: 0, CLP: 0, KWD: 3, TND: 3 },
};

/** An amount of minor units as somebody types it, such as 12.50. */
export function written(minor: bigint, currency: string): string {
  const digits = DIGITS[currency] ?? 2;
  const text = String(minor).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A tax; `millionths` of the amount that it is charged on. */
export interface Tax {
  id: string;
  millionths: bigint;
  inclusive: boolean;
  compound: boolean;
  /** The place that it is charged at; null for all. */
  place: string | null;
  isDefault: boolean;
}

/** What something costs, in minor units: `base` less `off` is what was asked, `parts` are the taxes in it or on it. */
export interface Price {
  base: bigint;
  off: bigint;
  parts: readonly bigint[];
  total: bigint;
}

const MILLION = 1_000_000n;

/** A fraction to a whole number: a half goes up, or to the even one. */
export function roundedTo(top: bigint, bottom: bigint, rounding: Rounding): bigint {
  const floor = top / bottom;
  const rest = top % bottom;
  if (rest * 2n < bottom) return floor;
  if (rest * 2n > bottom) return floor + 1n;
  return rounding === "HALF_EVEN" && floor % 2n === 0n ? floor : floor + 1n;
}

/**
 * What an amount comes to with taxes. With n taxes, everything is counted in units of a millionth to the power of n: the
 * net amount is `one` of them, and each tax so many.
 */
export function priced(base: bigint, off: bigint, taxes: readonly Tax[], rounding: Rounding): Price {
  const asked = base - off;
  const one = MILLION ** BigInt(taxes.length);
  let above = one;
  let within = one;
  const units = taxes.map(({ millionths, compound, inclusive }) => {
    const unit = ((compound ? above : one) * millionths) / MILLION;
    above += unit;
    if (inclusive) within += unit;
    return unit;
  });
  const parts = units.map((unit) => roundedTo(asked * unit, within, rounding));
  const added = parts.reduce((sum, part, at) => (taxes[at]?.inclusive ? sum : sum + part), 0n);
  return { base, off, parts, total: asked + added };
}

export const taxOf = ({ parts }: Price): bigint => parts.reduce((sum, part) => sum + part, 0n);

/** What was paid instead of a price, made of the same parts, each rounded down. */
export function inProportion(price: Price, paid: bigint): Price {
  if (paid === price.total) return price;
  const part = (of: bigint) => (price.total === 0n ? 0n : (of * paid) / price.total);
  return { base: price.base, off: part(price.off), parts: price.parts.map(part), total: paid };
}

/** A discount as it was set. */
export interface Discount {
  id: string;
  code: string;
  millionths: bigint | null;
  amount: bigint | null;
  stackable: boolean;
  limit: number | null;
  perPatient: number | null;
  firstOnly: boolean;
  service: string | null;
}

/** What some discounts take off a price: those that go together, or one alone where it takes off more. */
export function takenOff(discounts: readonly Discount[], price: bigint): { uses: Discount[]; off: bigint } {
  const one = (discount: Discount, left: bigint): bigint => {
    if (discount.millionths !== null) return roundedTo(left * discount.millionths, MILLION, "HALF_UP");
    return (discount.amount ?? 0n) < left ? (discount.amount ?? 0n) : left;
  };
  const before = (a: Discount, b: Discount): number => {
    const by = (b.millionths ?? -1n) - (a.millionths ?? -1n) || (b.amount ?? 0n) - (a.amount ?? 0n);
    return by > 0n ? 1 : by < 0n ? -1 : a.id < b.id ? -1 : 1;
  };
  let best = { uses: [] as Discount[], off: 0n };
  const together = discounts.filter(({ stackable }) => stackable).sort(before);
  for (const discount of together) {
    const amount = one(discount, price - best.off);
    if (amount > 0n) best = { uses: [...best.uses, discount], off: best.off + amount };
  }
  for (const discount of discounts.filter(({ stackable }) => !stackable).sort(before)) {
    const off = one(discount, price);
    if (off > best.off) best = { uses: [discount], off };
  }
  return best;
}
