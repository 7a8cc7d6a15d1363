import { DAY_MS, addDays, type IsoDate } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import { availabilityRequest, nextOffered, offeredTimes, type BookingOffer } from "../booking/booking-offer";
import { instantOf } from "../availability/local-time";
import { NOT_FOR_WALK_INS, nextFreeToday, startAtOnce } from "../appointments/walk-in";
import { sessionAt, shownSessions } from "../groups/group-times";
import { isFull, seatsLeft } from "../groups/group-session";
import { explainTime } from "../timings/explain-time";
import { removalMessages, type RemovalMessage } from "../timings/removal-message";
import type { ProviderTimes } from "../availability/availability";

/** A time that can be booked, with its doctor. UTC ms. */
export interface PanelSlot {
  readonly startsAt: number;
  readonly employeeId: string;
  /** Seats of a group session. */
  readonly seats?: { readonly left: number; readonly count: number };
}

/** So many of the next available times are shown. */
const NEXT = 8;

const zoneOf = (offer: BookingOffer): string => offer.places[0]?.timeZone ?? "UTC";

/**
 * One slot for each start, ascending. Where several doctors are free at a time, the one with the fewest slots so far
 * has it, so that nobody is always the first; sessions are each a slot of their own.
 */
function slotsOf(offer: BookingOffer, times: readonly ProviderTimes[]): PanelSlot[] {
  const doctorsAt = new Map<number, string[]>();
  for (const { providerId, starts } of times)
    for (const start of starts) doctorsAt.set(start, [...(doctorsAt.get(start) ?? []), providerId]);
  const given = new Map<string, number>();
  return [...doctorsAt]
    .sort(([a], [b]) => a - b)
    .flatMap(([startsAt, doctors]) => {
      const { sessions } = offer;
      if (sessions)
        return doctors.map((employeeId) => {
          const session = sessionAt(sessions, { employeeId, branchId: undefined, start: startsAt });
          const seats = session && { left: seatsLeft(session), count: session.capacity };
          return { startsAt, employeeId, ...(seats ? { seats } : {}) };
        });
      const [first] = doctors.toSorted((a, b) => (given.get(a) ?? 0) - (given.get(b) ?? 0));
      if (first === undefined) return [];
      given.set(first, (given.get(first) ?? 0) + 1);
      return [{ startsAt, employeeId: first }];
    });
}

/** The next times of an offer at all. */
export function nextSlots(offer: BookingOffer, zones: ZoneTable): PanelSlot[] {
  const range = { from: offer.now, to: offer.now + (offer.settings.horizonDays + 2) * DAY_MS };
  return slotsOf(offer, nextOffered(offer, range, zones, NEXT)).slice(0, NEXT);
}

/** The times of one day on the clock of the place. */
export function slotsOfDay(offer: BookingOffer, day: IsoDate, zones: ZoneTable): PanelSlot[] {
  const from = instantOf(zones, zoneOf(offer), { day, minutes: 0 }) ?? Date.parse(`${day}T00:00:00Z`);
  const to = instantOf(zones, zoneOf(offer), { day: addDays(day, 1), minutes: 0 }) ?? from + DAY_MS;
  return slotsOf(offer, offeredTimes(offer, { from, to }, zones));
}

/** When somebody at the desk can be seen by one doctor. UTC ms; `broken` are the rules that starting now breaks. */
export interface DeskTime {
  readonly employeeId: string;
  readonly now: number;
  readonly broken: readonly RemovalMessage[];
  readonly next: number | null;
}

function deskTime(offer: BookingOffer, employeeId: string, zones: ZoneTable): DeskTime {
  const own = { ...offer, providers: offer.providers.filter(({ id }) => id === employeeId) };
  const now = startAtOnce(own, zones);
  const request = availabilityRequest(own, { from: now, to: now + 1 });
  const [schedule] = request.providers;
  const said = schedule
    ? explainTime(request, schedule, own.places[0]?.branchId ?? null, now, zones)
    : (["other-place"] as const);
  const rules = said === "offered" ? [] : said.filter((rule) => !NOT_FOR_WALK_INS.has(rule));
  const next = nextFreeToday(own, zones);
  return { employeeId, now, broken: removalMessages(rules), next: next === now ? null : next };
}

/** Every doctor's time for somebody at the desk: who is free now first, then by the next time today. */
export function deskTimes(offer: BookingOffer, zones: ZoneTable): DeskTime[] {
  const rank = ({ broken, next }: DeskTime) => (broken.length === 0 ? -1 : (next ?? Infinity));
  return offer.providers
    .map(({ id }) => deskTime(offer, id, zones))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** The sessions of a group that are full, for whose seats one can wait. */
export function fullSessions(offer: BookingOffer, zones: ZoneTable) {
  const range = { from: offer.now, to: offer.now + (offer.settings.horizonDays + 2) * DAY_MS };
  return shownSessions(availabilityRequest(offer, range), offer.sessions ?? [], zones)
    .filter(isFull)
    .map(({ id, employeeId, startsAt }) => ({ id, employeeId, startsAt }));
}
