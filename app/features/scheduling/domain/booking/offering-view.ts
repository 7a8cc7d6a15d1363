import type { Offering, OfferingPlace, Provider } from "./bookable";
import type { OfferingView, PlaceView, PriceView, ProviderView, TimeView } from "./booking-view";
import { kindOfOffering } from "../appointments/appointment-kind";
import { offeredOnlyTo } from "./who-may-book";

type Priced = Pick<OfferingPlace, "costMinor" | "currencyCode">;

/** What is paid at some places: amounts are compared within one currency only. */
export function pricesOf(places: readonly Priced[]): PriceView[] {
  const currencies = [...new Set(places.map(({ currencyCode }) => currencyCode))].sort();
  return currencies.map((currencyCode) => {
    const costs = places.filter((place) => place.currencyCode === currencyCode).map(({ costMinor }) => costMinor);
    const costMinor = Math.min(...costs);
    return { costMinor, currencyCode, varies: costs.some((cost) => cost !== costMinor) };
  });
}

/** Whether it does not cost the same at all of some places. */
export function differInPrice(places: readonly Priced[]): boolean {
  const prices = pricesOf(places);
  return prices.length > 1 || prices.some(({ varies }) => varies);
}

/**
 * A start at a place; where the practice has several cities or zones, it says which. Its own zone, `home`, goes without
 * saying.
 */
export function timeAt(
  start: number,
  place: Pick<OfferingPlace, "city" | "timeZone"> | undefined,
  all: readonly Pick<OfferingPlace, "city" | "timeZone">[],
  home?: string,
): TimeView {
  const zone = place?.timeZone ?? "UTC";
  const several = (values: readonly string[]) => new Set(values).size > 1;
  return {
    start,
    zone,
    ...(place && place.city !== "" && several(all.map(({ city }) => city)) ? { city: place.city } : {}),
    ...(zone !== home && several(all.map(({ timeZone }) => timeZone)) ? { namesZone: true } : {}),
  };
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
    prices: showsPrice ? pricesOf(own) : [],
    callToBook,
    onlyFor: offeredOnlyTo(offering),
  };
}

export const providerView = (provider: Provider): ProviderView => ({ ...provider });

export const placeView = (
  { branchId, name, address, city, timeZone }: OfferingPlace,
  price: PriceView | null = null,
): PlaceView => ({
  id: branchId,
  price,
  name,
  address,
  city,
  timeZone,
});
