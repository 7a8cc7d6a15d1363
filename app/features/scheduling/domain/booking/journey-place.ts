import type { ZoneTable } from "~/kernel/time/zones";
import type { Offering, OfferingPlace } from "./bookable";
import { offersOf, type BookingOffer, type TimeQuery } from "./booking-offer";
import type { JourneyView } from "./booking-view";
import { differInPrice, offeringView, placeView, pricesOf, timeAt } from "./offering-view";
import { pricedPlaces } from "./priced-places";
import { mustPay } from "../payments/online-payment";

/** A chosen time: its start (UTC ms), with whom where somebody is named, and where it is held for the visitor. */
interface ChosenTime {
  start: number | undefined;
  employeeId: string | undefined;
  held: string | undefined;
}

/**
 * Where a time is at which no place was chosen: where it is held, or where it would be booked. The booking then goes
 * there, so that it costs what the page says.
 */
export function placeOfTime(
  offer: BookingOffer,
  { start, employeeId, held }: ChosenTime,
  zones: ZoneTable,
): OfferingPlace | undefined {
  if (start === undefined) return undefined;
  const branchId = held ?? offersOf(offer, { employeeId }, start, zones)[0]?.branchId;
  return offer.places.find((place) => place.branchId === branchId);
}

/** What has to be paid there to book; null where it costs nothing. */
export const costAt = (place: OfferingPlace | undefined): JourneyView["toPay"] =>
  place && mustPay(true, place.costMinor) ? { costMinor: place.costMinor, currencyCode: place.currencyCode } : null;

interface Shown {
  offering: Offering | undefined;
  /** When it can be booked; undefined where it is booked on the phone. */
  offer: BookingOffer | undefined;
  /** Whom and when it may still be booked with. */
  query: TimeQuery;
  /** Where it can still be booked, and where it will be; undefined while that is open. */
  places: readonly OfferingPlace[];
  there: OfferingPlace | undefined;
  start: number | undefined;
  zone: string;
  showsPrice: boolean;
}

/** The offering, its places and the chosen time as the page shows them: at the price of the very place. */
export function shownThere(shown: Shown, zones: ZoneTable): Pick<JourneyView, "offering" | "places" | "at"> {
  const { offering, offer, query, places, there, start, zone, showsPrice } = shown;
  const differ = showsPrice && differInPrice(places);
  const priced = there ? [there] : differ && offer ? pricedPlaces(offer, query, zones) : places;
  return {
    offering: offering ? offeringView(offering, priced, showsPrice) : null,
    places: places.map((place) => placeView(place, differ ? (pricesOf([place])[0] ?? null) : null)),
    at: start === undefined ? null : there ? timeAt(start, there, places) : { start, zone },
  };
}
