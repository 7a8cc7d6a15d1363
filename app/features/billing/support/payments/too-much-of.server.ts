import type { RequestContext } from "~/platform/context.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import { readNotNeeded } from "../../data/payments/payments-to-review.server";
import type { Money } from "../../domain/payments/payment";

/**
 * What a patient paid too much by payments of which a person has yet to say what becomes of them. It asks nobody's
 * permission: whoever calls it has.
 */
export async function tooMuchOf({ db }: Pick<RequestContext, "db">, patientId: string): Promise<Money[]> {
  const found = await readNotNeeded(db, patientId);
  const surplus = await readSurplus(
    db,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, currencyCode }) => {
    const amountMinor = surplus.get(id)?.surplusMinor ?? 0;
    return amountMinor > 0 ? [{ amountMinor, currencyCode }] : [];
  });
}
