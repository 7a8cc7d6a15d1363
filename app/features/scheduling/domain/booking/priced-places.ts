import type { ZoneTable } from "~/kernel/time/zones";
import type { OfferingPlace } from "./bookable";
import { anyProvider, offersAt } from "../availability/availability";
import { nextOffered, offeredTimes, type BookingOffer, type TimeQuery } from "./booking-offer";
import type { PriceView } from "./booking-view";
import { differInPrice, pricesOf } from "./offering-view";

/** The places of an offer where somebody who may be chosen works. */
function placesOfPeople({ places, providers, schedules }: BookingOffer, employeeId?: string): OfferingPlace[] {
  const people = providers.filter(({ id }) => employeeId === undefined || id === employeeId);
  const at = new Set(people.flatMap(({ id }) => schedules.branches.get(id) ?? []));
  return places.filter(({ branchId }) => at.has(branchId));
}

/**
 * The places whose prices may be shown for an offer: where it costs the same everywhere, all where somebody who may be
 * chosen works; otherwise only those with a time that can be booked within the range, none where there is no such time.
 */
export function pricedPlaces(offer: BookingOffer, query: TimeQuery, zones: ZoneTable): OfferingPlace[] {
  const own = placesOfPeople(offer, query.employeeId).filter(
    ({ branchId }) => query.branchId === undefined || branchId === query.branchId,
  );
  if (!differInPrice(own)) return own;
  return own.filter(({ branchId }) =>
    nextOffered(offer, { ...query, branchId }, zones, 1).some(({ starts }) => starts.length > 0),
  );
}

/** A start (UTC ms) and what it costs where it would be booked. */
interface TimePrice {
  start: number;
  price: PriceView;
}

/** What each of some ascending starts costs; empty where they all cost the same. */
export function pricesAt(
  offer: BookingOffer,
  query: Omit<TimeQuery, "from" | "to">,
  starts: readonly number[],
  zones: ZoneTable,
): TimePrice[] {
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined || !differInPrice(placesOfPeople(offer, query.employeeId))) return [];
  const times = anyProvider(offeredTimes(offer, { ...query, from: first, to: last + 1 }, zones));
  const wanted = new Set(starts);
  const booked = times.starts.flatMap((start, index) => {
    const at = wanted.has(start) ? offersAt(times, index)[0]?.branchId : undefined;
    const place = at === undefined ? undefined : offer.places.find(({ branchId }) => branchId === at);
    return place ? [{ start, place }] : [];
  });
  if (!differInPrice(booked.map(({ place }) => place))) return [];
  return booked.flatMap(({ start, place }) => pricesOf([place]).map((price) => ({ start, price })));
}
