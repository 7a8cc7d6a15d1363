import { priceAt } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { DiscountedPriceView } from "../../domain/lists/price-less";
import type { DiscountRefusalWord } from "../../domain/payments/discount-view";
import type { FittedPanel, PanelMode } from "../../domain/panel/panel-choice";
import { readDiscounts } from "../booking/booking-discount.server";

/** What discounts take off what the panel books; `refusal` is why the code that was typed takes nothing off. */
export interface PanelDiscount {
  asksCode: boolean;
  price: DiscountedPriceView | null;
  refusal: DiscountRefusalWord | null;
}

interface Asked {
  mode: PanelMode;
  patientId: string | undefined;
  /** As it was typed; empty for none. */
  code: string;
}

/** The discounts of the appointment that the panel books; null where it costs nothing or several are booked. */
export async function panelDiscount(
  context: RequestContext,
  { choice, price }: FittedPanel,
  { mode, patientId, code }: Asked,
): Promise<PanelDiscount | null> {
  if (choice === null || !price || price.costMinor === 0 || (mode !== "time" && mode !== "now")) return null;
  const { serviceOfferingId, branchId } = choice;
  const discounts = await readDiscounts(context, { serviceOfferingId, code, patientId: patientId ?? null });
  const { agreed, refusal } = priceAt(discounts, branchId);
  if (agreed === null && !discounts.hasCodes) return null;
  const shown = agreed && { ...agreed, costMinor: agreed.totalMinor };
  return { asksCode: discounts.hasCodes, price: shown, refusal };
}
