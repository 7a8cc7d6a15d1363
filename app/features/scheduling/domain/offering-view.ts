import type { Offering, OfferingPlace, Provider } from "./bookable";
import type { OfferingView, PlaceView, PriceView, ProviderView } from "./booking-view";
import { kindOfOffering } from "./visit-kind";
import { offeredOnlyTo } from "./who-may-book";

function priceOf(places: readonly OfferingPlace[]): PriceView | null {
  const [first, ...others] = [...places].sort((a, b) => a.costMinor - b.costMinor);
  if (!first) return null;
  const varies = others.some((place) => place.costMinor !== first.costMinor);
  return { costMinor: first.costMinor, currencyCode: first.currencyCode, varies };
}

/**
 * An offering as it is shown, with the places where it is given (or the chosen one); without price where none is shown.
 */
export function offeringView(offering: Offering, places: readonly OfferingPlace[], showsPrice = true): OfferingView {
  const own = places.filter((place) => place.serviceOfferingId === offering.id);
  const { id, name, description, instructions, durationMinutes } = offering;
  const callToBook =
    offering.onlineBookingOption === "CALL_TO_BOOK" ? (own.find(({ phone }) => phone !== "")?.phone ?? "") : null;
  return {
    id,
    name,
    kind: kindOfOffering(offering.offeringsType),
    description,
    instructions,
    durationMinutes,
    price: showsPrice ? priceOf(own) : null,
    callToBook,
    onlyFor: offeredOnlyTo(offering),
  };
}

export const providerView = (provider: Provider): ProviderView => ({ ...provider });

export const placeView = ({ branchId, name, address, city, timeZone }: OfferingPlace): PlaceView => ({
  id: branchId,
  name,
  address,
  city,
  timeZone,
});
