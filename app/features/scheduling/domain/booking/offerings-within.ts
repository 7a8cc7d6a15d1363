import type { Offering, OfferingPlace } from "./bookable";

/** The most that an appointment may cost, in the minor unit of a currency. */
export interface PriceLimit {
  most: number;
  currencyCode: string;
}

/** What offerings are narrowed by: their id, where they are given, and what they cost there. */
export interface OfferingChoice {
  service?: string;
  location?: string;
  price?: PriceLimit;
}

/** The places that the filters leave, each for its offering. */
export const placesWithin = (
  places: readonly OfferingPlace[],
  { location, price }: OfferingChoice,
): readonly OfferingPlace[] =>
  places.filter(
    ({ branchId, costMinor, currencyCode }) =>
      (location === undefined || branchId === location) &&
      (price === undefined || (costMinor <= price.most && currencyCode === price.currencyCode)),
  );

/** The offerings that the filters leave: by themselves, by where they are given, and by what they cost there. */
export function offeringsWithin(
  offerings: readonly Offering[],
  places: readonly OfferingPlace[],
  choice: OfferingChoice,
): readonly Offering[] {
  const anywhere = choice.location === undefined && choice.price === undefined;
  const given = new Set(placesWithin(places, choice).map(({ serviceOfferingId }) => serviceOfferingId));
  return offerings.filter(
    ({ id }) => (choice.service === undefined || id === choice.service) && (anywhere || given.has(id)),
  );
}
