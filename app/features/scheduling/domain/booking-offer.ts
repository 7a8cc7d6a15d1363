import { DAY_MS, fromDayNumber, type IsoDate } from "~/kernel/dates";
import { toLocal, type ZoneTable } from "~/kernel/zones";
import {
  anyProvider,
  findTimes,
  offersAt,
  type AvailabilityRequest,
  type BookingRules,
  type Offer,
} from "./availability";
import {
  bookableOffering,
  scheduleOf,
  type CalendarRules,
  type Offering,
  type OfferingPlace,
  type Provider,
  type Schedules,
} from "./bookable";

/** Everything that decides when one offering can be booked, and with whom. */
export interface BookingOffer {
  /** UTC ms. */
  now: number;
  settings: CalendarRules;
  rules: BookingRules;
  offering: Offering;
  places: OfferingPlace[];
  providers: Provider[];
  schedules: Schedules;
}

/** What of an offer is asked for; starts in UTC ms [from, to). */
export interface TimeQuery {
  employeeId?: string;
  branchId?: string;
  from: number;
  to: number;
}

/** The date in a zone at an instant. */
export const localDay = (zones: ZoneTable, zone: string, utc: number): IsoDate =>
  fromDayNumber(Math.floor(toLocal(zones.span(zone, utc, utc + 1), utc) / DAY_MS));

/** The engine's request for an offer. Providers without a place that counts are left out. */
export function availabilityRequest(offer: BookingOffer, query: TimeQuery): AvailabilityRequest {
  const { now, settings, rules, offering, places, providers, schedules } = offer;
  const chosen = providers.filter((provider) => query.employeeId === undefined || provider.id === query.employeeId);
  const options = {
    type: offering.offeringsType,
    places,
    chosenBranchId: query.branchId,
    dailyMaximum: settings.dailyMaximum,
  };
  return {
    now,
    from: query.from,
    to: query.to,
    rules,
    offering: bookableOffering(offering),
    providers: chosen
      .map((provider) => scheduleOf(provider.id, options, schedules))
      .filter((schedule) => schedule.places.length > 0),
  };
}

/** Distinct free starts, ascending UTC ms, whoever they are with. */
export function freeStarts(offer: BookingOffer, query: TimeQuery, zones: ZoneTable): readonly number[] {
  return anyProvider(findTimes(availabilityRequest(offer, query), zones)).starts;
}

/** Who can be booked at one start, and where; empty when nobody can. */
export function offersOf(
  offer: BookingOffer,
  query: Omit<TimeQuery, "from" | "to">,
  start: number,
  zones: ZoneTable,
): Offer[] {
  const times = anyProvider(findTimes(availabilityRequest(offer, { ...query, from: start, to: start + 1 }), zones));
  return times.starts[0] === start ? offersAt(times, 0) : [];
}
