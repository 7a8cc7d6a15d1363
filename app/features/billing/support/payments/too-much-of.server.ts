import type { RequestContext } from "~/platform/context.server";
import { readBalances } from "../../data/ledger/patient-account.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import { readNotNeeded } from "../../data/payments/payments-to-review.server";
import { freeOf, type Money } from "../../domain/payments/payment";

/**
 * What a patient paid too much by payments of which a person has yet to say what becomes of them; without what of it
 * covers something else that they owe by now. It asks nobody's
 * permission: whoever calls it has.
 */
export async function tooMuchOf({ db }: Pick<RequestContext, "db">, patientId: string): Promise<Money[]> {
  const found = await readNotNeeded(db, patientId);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [surplus, balances] = await Promise.all([readSurplus(db, ids), readBalances(db, [patientId])]);
  const told = new Map<string, number>();
  return found.flatMap(({ id, currencyCode }) => {
    const before = told.get(currencyCode) ?? 0;
    const freeMinor = freeOf(balances, patientId, currencyCode) - before;
    const amountMinor = Math.min(surplus.get(id)?.surplusMinor ?? 0, freeMinor);
    told.set(currencyCode, before + Math.max(0, amountMinor));
    return amountMinor > 0 ? [{ amountMinor, currencyCode }] : [];
  });
}
