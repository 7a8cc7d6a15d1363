import { priceAt, type ReadDiscounts } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { Offering } from "../../domain/booking/bookable";
import type { JourneyDiscount, JourneyView } from "../../domain/booking/booking-view";
import type { BookingState } from "../../schemas/booking/booking-state";
import { CODE_FIELD, readDiscounts, refusedDiscount } from "./booking-discount.server";

/** The discounts that the chosen time of a journey may take; undefined where none is chosen. */
export async function discountsOfJourney(
  context: RequestContext,
  state: BookingState,
  offering: Offering | undefined,
): Promise<ReadDiscounts | undefined> {
  if (!offering || state.at === undefined) return undefined;
  const patientId = context.actor.kind === "patient" ? context.actor.patientId : null;
  return readDiscounts(context, { serviceOfferingId: offering.id, code: state.discountCode ?? "", patientId });
}

const NONE: JourneyDiscount = { asksCode: false, price: null, showsPrice: false, isBetter: false };

/** The last step with what discounts take off, and what is wrong with the code that was typed. */
export function withDiscounts(
  { profile }: RequestContext,
  view: Omit<JourneyView, "discount">,
  discounts: ReadDiscounts | undefined,
): JourneyView {
  const branchId = view.carried["where"] ?? view.place?.id;
  if (view.step !== "you" || !view.costs || !discounts || branchId === undefined) return { ...view, discount: NONE };
  const { agreed, refusal } = priceAt(discounts, branchId);
  const isWrong = refusal !== null && refusal !== "better" && view.problems.every(({ field }) => field !== CODE_FIELD);
  const price = agreed && {
    ...{ costMinor: agreed.totalMinor, currencyCode: agreed.currencyCode },
    ...{ baseMinor: agreed.baseMinor, discounts: agreed.discounts },
  };
  const costs = price === null || price.costMinor > 0;
  return {
    ...view,
    discount: {
      ...{ asksCode: discounts.hasCodes, price, isBetter: refusal === "better" },
      showsPrice: profile.settings.showPrices || view.toPay !== null,
    },
    toPay: view.toPay && price ? (costs ? price : null) : view.toPay,
    payWay: costs ? view.payWay : null,
    taxed: view.taxed && agreed ? { currencyCode: agreed.currencyCode, taxes: agreed.taxes } : view.taxed,
    costs,
    problems: isWrong ? [...view.problems, ...refusedDiscount(refusal).fields] : view.problems,
  };
}
