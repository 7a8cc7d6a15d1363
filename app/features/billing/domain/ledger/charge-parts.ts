import { partOf, taxesIn, taxSum, type ChargedPrice } from "~/kernel/money/price";
import type { LedgerLine } from "./accounts";

/** What was paid for an appointment when it is charged. */
export interface PaidSoFar {
  patientId: string;
  /** Not all of it was. */
  isInPart?: boolean;
  /** The last online payment that counts; empty where none does, left out where any does. */
  onlineId?: string | undefined;
}

/**
 * What an amount is made of that was paid instead of the price: its taxes and its discount are parts in proportion, each
 * rounded down.
 */
export function partsOf(price: ChargedPrice, amountMinor: number): ChargedPrice {
  const taxes = taxesIn(price.taxes, price.amountMinor, amountMinor);
  const discountMinor = partOf(price.discountMinor, price.amountMinor, amountMinor);
  return { ...price, amountMinor, taxMinor: taxSum(taxes), discountMinor, taxes };
}

/** The lines of a charge, without those of nothing. */
export const chargeLines = (
  patientId: string,
  { amountMinor, taxMinor, discountMinor }: ChargedPrice,
): LedgerLine[] => {
  const lines: LedgerLine[] = [
    { account: "RECEIVABLE", holder: patientId, amountMinor },
    { account: "REVENUE", holder: "", amountMinor: taxMinor - amountMinor - discountMinor },
    { account: "TAX", holder: "", amountMinor: -taxMinor },
    { account: "DISCOUNTS", holder: "", amountMinor: discountMinor },
  ];
  return lines.filter((line) => line.amountMinor !== 0);
};
