import { readProviderAbout, type ProviderAbout } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { OfferingView, PlaceView, ProviderView } from "../../domain/booking/booking-view";
import { placeView, providerView } from "../../domain/booking/offering-view";
import { openOfferings, readBookingChoices } from "./read-booking-offer.server";

export interface ProviderProfileView {
  provider: ProviderView;
  offerings: OfferingView[];
  places: PlaceView[];
  /** What they tell of themselves: education, links, what patients say. */
  more: ProviderAbout;
}

/** What patients see of one provider: who they are, what they offer and where. @throws NotFoundError */
export async function readProviderProfile(context: RequestContext, employeeId: string): Promise<ProviderProfileView> {
  const { providers, offerings, places, visitor } = await readBookingChoices(context, { employeeId });
  const [provider] = providers;
  if (!provider) throw new NotFoundError();
  const distinct = places.filter(
    (place, index) => places.findIndex((other) => other.branchId === place.branchId) === index,
  );
  return {
    provider: providerView(provider),
    offerings: openOfferings({ offerings, places, visitor }, context.profile.settings.showPrices),
    places: distinct.map((place) => placeView(place)),
    more: await readProviderAbout(context, employeeId),
  };
}
