/** How an amount between two minor units is rounded: half away from zero, or half to the even one. */
export const TAX_ROUNDINGS = ["HALF_UP", "HALF_EVEN"] as const;
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

/** A tax as it is charged. Rates are exact: parts per million, so that 72,500 is 7.25 %. */
export interface Tax {
  id: string;
  name: string;
  ratePpm: number;
  /** The price contains it; else it is added to the price. */
  isInclusive: boolean;
  /** It is charged on the net price and the taxes before it; else on the net price alone. */
  isCompound: boolean;
}

export interface ChargedTax extends Tax {
  /** In the currency's minor unit. */
  amountMinor: number;
}

/** A tax in an amount that is asked for, as it is kept and shown. */
export type TaxPart = Omit<ChargedTax, "id" | "isCompound">;

/** What a price comes to, in the currency's minor unit. `baseMinor` less `discountMinor` is the price asked for. */
export interface PriceParts {
  baseMinor: number;
  discountMinor: number;
  /** Without taxes. */
  netMinor: number;
  taxMinor: number;
  /** What is paid. */
  totalMinor: number;
  taxes: ChargedTax[];
}

interface AskedPrice {
  /** As it is said for one line; the price contains its inclusive taxes. */
  priceMinor: number;
  /** What is taken off it; never more than the price. */
  discountMinor?: number;
  /** In the order in which they are charged. */
  taxes: readonly Tax[];
  rounding: TaxRounding;
}

const MILLION = 1_000_000n;

/** A fraction of whole numbers that are not negative, rounded. */
function rounded(numerator: bigint, denominator: bigint, rounding: TaxRounding): number {
  const whole = numerator / denominator;
  const twice = (numerator - whole * denominator) * 2n;
  const isUp = twice > denominator || (twice === denominator && (rounding === "HALF_UP" || whole % 2n === 1n));
  return Number(isUp ? whole + 1n : whole);
}

/** What each tax is of the net price, as fractions of one denominator. */
function shares(taxes: readonly Tax[]): { shares: bigint[]; denominator: bigint } {
  let denominator = 1n;
  let before: bigint[] = [];
  for (const { ratePpm, isCompound } of taxes) {
    const of = denominator + (isCompound ? before.reduce((sum, share) => sum + share, 0n) : 0n);
    before = [...before.map((share) => share * MILLION), of * BigInt(ratePpm)];
    denominator *= MILLION;
  }
  return { shares: before, denominator };
}

/**
 * Splits the price of one line into net price and taxes. Each tax is rounded by itself, to the minor unit of the line;
 * what the rounding of inclusive taxes leaves over belongs to the net price, so that the parts always come to the total.
 * @throws RangeError where an amount is no whole number, is below zero, or the discount is above the price
 */
export function priceOf({ priceMinor, discountMinor = 0, taxes, rounding }: AskedPrice): PriceParts {
  const asked = priceMinor - discountMinor;
  if (!Number.isSafeInteger(priceMinor) || !Number.isSafeInteger(discountMinor) || discountMinor < 0 || asked < 0)
    throw new RangeError(`no price: ${priceMinor} less ${discountMinor}`);
  const parts = shares(taxes);
  const contained = parts.shares.reduce((sum, share, index) => (taxes[index]?.isInclusive ? sum + share : sum), 0n);
  const charged = taxes.map((tax, index) => ({
    ...tax,
    amountMinor: rounded(BigInt(asked) * (parts.shares[index] ?? 0n), parts.denominator + contained, rounding),
  }));
  const sum = (which: readonly ChargedTax[]) => which.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const taxMinor = sum(charged);
  const netMinor = asked - sum(charged.filter(({ isInclusive }) => isInclusive));
  return {
    baseMinor: priceMinor,
    discountMinor,
    netMinor,
    taxMinor,
    totalMinor: netMinor + taxMinor,
    taxes: charged,
  };
}

/**
 * The part of an amount that is another amount's due, such as of a tax where another amount was paid than was asked for;
 * rounded down.
 */
export const partOf = (part: number, whole: number, amount: number): number =>
  whole === 0 ? 0 : Number((BigInt(part) * BigInt(amount)) / BigInt(whole));

/** The taxes in an amount that was paid of a price (`whole`), each its own part of that by `partOf`. */
export const taxesIn = (taxes: readonly TaxPart[], whole: number, amount: number): TaxPart[] =>
  taxes.map((tax) => ({ ...tax, amountMinor: partOf(tax.amountMinor, whole, amount) }));

/** What some taxes come to, in the minor unit of their currency. */
export const taxSum = (taxes: readonly Pick<TaxPart, "amountMinor">[]): number =>
  taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Taxes of several amounts, each of them once, in the order in which they first stand there. */
export function mergedTaxes(taxes: readonly TaxPart[]): TaxPart[] {
  const merged = new Map<string, TaxPart>();
  for (const { name, ratePpm, isInclusive, amountMinor } of taxes) {
    const key = JSON.stringify([name, ratePpm, isInclusive]);
    merged.set(key, { name, ratePpm, isInclusive, amountMinor: amountMinor + (merged.get(key)?.amountMinor ?? 0) });
  }
  return [...merged.values()];
}

/** The taxes of a price as they are kept with it. */
export const taxPartsOf = (taxes: readonly ChargedTax[]): TaxPart[] =>
  taxes.map(({ name, ratePpm, isInclusive, amountMinor }) => ({ name, ratePpm, isInclusive, amountMinor }));

/** An amount that is owed and what it is made of, in the currency's minor unit; its taxes come to `taxMinor`. */
export interface ChargedPrice {
  /** What is paid. */
  amountMinor: number;
  currencyCode: string;
  taxMinor: number;
  discountMinor: number;
  taxes: readonly TaxPart[];
}
