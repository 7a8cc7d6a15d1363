import { DAY_MS, fromDayNumber, type IsoDate } from "~/kernel/time/dates";
import { toLocal, type ZoneTable } from "~/kernel/time/zones";
import {
  anyProvider,
  findTimes,
  nextFree,
  offersAt,
  type AvailabilityRequest,
  type BookingRules,
  type Offer,
  type ProviderTimes,
} from "../availability/availability";
import {
  bookableOffering,
  scheduleOf,
  type CalendarRules,
  type Offering,
  type OfferingPlace,
  type Provider,
  type Schedules,
} from "./bookable";
import { explainTime } from "../timings/explain-time";
import type { OfferedSession } from "../groups/group-session";
import { explainSession, groupTimes, sessionAt } from "../groups/group-times";
import type { BookingRule } from "../timings/removal-message";

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
  /** Of a group offering, its sessions: its starts are theirs. Absent for every other one. */
  sessions?: readonly OfferedSession[];
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

/**
 * Every start of an offer by provider: of a group the sessions with a seat left, of any other what the engine finds.
 */
export function offeredTimes(offer: BookingOffer, query: TimeQuery, zones: ZoneTable): ProviderTimes[] {
  const request = availabilityRequest(offer, query);
  return offer.sessions ? groupTimes(request, offer.sessions, zones) : findTimes(request, zones);
}

/** The first `count` starts of each provider. */
export function nextOffered(offer: BookingOffer, query: TimeQuery, zones: ZoneTable, count: number): ProviderTimes[] {
  const request = availabilityRequest(offer, query);
  return offer.sessions ? groupTimes(request, offer.sessions, zones, count) : nextFree(request, zones, count);
}

/** The first start of all, within the days that can be booked; undefined where there is none. */
export function firstStart(
  offer: BookingOffer,
  wanted: Omit<TimeQuery, "from" | "to">,
  zones: ZoneTable,
): number | undefined {
  const to = offer.now + (offer.settings.horizonDays + 2) * DAY_MS;
  const found = nextOffered(offer, { ...wanted, from: offer.now, to }, zones, 1);
  return found.flatMap(({ starts }) => [...starts]).sort((a, b) => a - b)[0];
}

/** Every rule that keeps a start (UTC ms) at the first place of an offer from being booked; empty where it can be. */
export function rulesAt(offer: BookingOffer, start: number, zones: ZoneTable): BookingRule[] {
  const request = availabilityRequest(offer, { from: start, to: start + 1 });
  if (offer.sessions) return explainSession(request, offer.sessions, start, zones);
  const [schedule] = request.providers;
  if (!schedule) return ["other-place"];
  const explained = explainTime(request, schedule, offer.places[0]?.branchId ?? null, start, zones);
  return explained === "offered" ? [] : [...explained];
}

/** The session that an offered start of a group stands for; undefined for an appointment by itself. */
const sessionOf = (offer: BookingOffer, candidate: Offer, start: number): OfferedSession | undefined =>
  offer.sessions &&
  sessionAt(offer.sessions, { employeeId: candidate.providerId, branchId: candidate.branchId, start });

/** What of an appointment or a hold follows from its session: its seat there, and that it ends with it. */
export function sessionPart(
  offer: BookingOffer,
  candidate: Offer,
  start: number,
): { sessionId?: string; endsAt?: number } {
  const session = sessionOf(offer, candidate, start);
  return session ? { sessionId: session.id, endsAt: session.endsAt } : {};
}

/** Distinct free starts, ascending UTC ms, whoever they are with. */
export function freeStarts(offer: BookingOffer, query: TimeQuery, zones: ZoneTable): readonly number[] {
  return anyProvider(offeredTimes(offer, query, zones)).starts;
}

/** Who can be booked at one start, and where; empty when nobody can. */
export function offersOf(
  offer: BookingOffer,
  query: Omit<TimeQuery, "from" | "to">,
  start: number,
  zones: ZoneTable,
): Offer[] {
  const times = anyProvider(offeredTimes(offer, { ...query, from: start, to: start + 1 }, zones));
  return times.starts[0] === start ? offersAt(times, 0) : [];
}
