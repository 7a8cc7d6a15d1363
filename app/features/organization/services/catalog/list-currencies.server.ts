import { CURRENCIES, type Currency } from "~/kernel/codes/currencies";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/** The currencies that a service can cost in, by code. */
export async function listCurrencies(
  context: RequestContext,
): Promise<{ status: true; currencies: readonly Currency[] }> {
  await authorize(context, "organization.read");
  return { status: true, currencies: CURRENCIES };
}
