import { DAY_MS, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import { availabilityRequest, freeStarts, localDay, type BookingOffer, type TimeQuery } from "../booking/booking-offer";
import type { FreeDay } from "../calendar/day-window";
import { shownSessions } from "../groups/group-times";

/** A day of a week of times. */
export interface DayOfTimes {
  readonly date: IsoDate;
  /** How many times are free. */
  readonly free: number;
  /** Something could be booked on it, were nothing booked yet: without a free time it is full, else not available. */
  readonly open: boolean;
}

/** The starts that an offer would have on these days if nobody had booked any. */
function startsIfEmpty(offer: BookingOffer, query: TimeQuery, days: readonly FreeDay[], zones: ZoneTable) {
  if (offer.sessions)
    return shownSessions(availabilityRequest(offer, query), offer.sessions, zones).map(({ startsAt }) => startsAt);
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!first || !last) return [];
  // A day begins up to 14 hours before it does in UTC, and ends up to 12 after.
  const from = Math.max(query.from, (toDayNumber(first) - 1) * DAY_MS);
  const to = Math.min(query.to, (toDayNumber(last) + 2) * DAY_MS);
  const schedules = { ...offer.schedules, busy: new Map(), ofPatient: [], appointmentsOn: new Map() };
  return freeStarts({ ...offer, schedules }, { ...query, from, to }, zones);
}

/** The days of a week of free times, and of those without one whether they are full or have no hours at all. */
export function daysOfTimes(
  offer: BookingOffer,
  query: TimeQuery,
  shown: { days: readonly FreeDay[]; zone: string },
  zones: ZoneTable,
): DayOfTimes[] {
  const { days, zone } = shown;
  const starts = days.every((day) => day.starts.length > 0) ? [] : startsIfEmpty(offer, query, days, zones);
  const open = new Set(starts.map((start) => localDay(zones, zone, start)));
  return days.map(({ date, starts: free }) => ({ date, free: free.length, open: free.length > 0 || open.has(date) }));
}
