import { addDays, type IsoDate } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import { availabilityRequest, freeStarts, localDay, type BookingOffer, type TimeQuery } from "../booking/booking-offer";
import type { DayTimesView, SeatsView } from "../booking/booking-view";
import { daysOfTimes } from "../timings/day-hours";
import { dayWindow } from "../calendar/day-window";
import { seatsLeft } from "../groups/group-session";
import { shownSessions } from "../groups/group-times";
import { pricesAt } from "../booking/priced-places";
import { spreadStarts } from "../groups/spread-starts";
import { whyNothingOffered } from "../timings/why-nothing";

/** What is looked at in the step of the time. Instants in UTC ms. */
export interface LookedAt {
  /** The zone of the place. */
  zone: string;
  /** The day that was asked for. */
  day: IsoDate | undefined;
  /** The time that was chosen before. */
  at: number | undefined;
  /** Free times near the one that was lost. */
  nearest: readonly number[] | undefined;
  showsPrice: boolean;
}

/** The free times of one day, and of the days around it how many each has. */
export function dayTimes(offer: BookingOffer, query: TimeQuery, looked: LookedAt, zones: ZoneTable): DayTimesView {
  const { zone, day: asked, at, nearest, showsPrice } = looked;
  const starts = freeStarts(offer, query, zones);
  const today = localDay(zones, zone, offer.now);
  const lookedAt = nearest?.[0] ?? at ?? firstFull(offer, query, starts, zones);
  const wanted = asked ?? (lookedAt === undefined ? undefined : localDay(zones, zone, lookedAt));
  const lastDay = addDays(offer.rules.organizationToday, offer.rules.horizonDays);
  const window = dayWindow(starts, { zone, today, lastDay, wanted }, zones);
  const { day, earlier, later, nextFreeDay, first } = window;
  const all = window.days.find(({ date }) => date === day)?.starts ?? [];
  const times = offer.sessions ? [...all] : spreadStarts(all, offer.offering.durationMinutes * MINUTE_MS);
  const chosen = at !== undefined && all.includes(at) ? at : (times[0] ?? null);
  return {
    zone,
    day,
    times,
    between: all.filter((start) => !times.includes(start)),
    earlier,
    later,
    nextFreeDay,
    chosen,
    chosenIsFirst: chosen !== null && chosen === first,
    prices: showsPrice ? pricesAt(offer, query, nearest ?? all, zones) : [],
    days: daysOfTimes(offer, query, { days: window.days, zone }, zones),
    seats: offer.sessions ? seatsOn(offer, query, { day, zone }, zones) : null,
    reason: all.length > 0 ? null : whyNothingOffered(offer, query, starts.length > 0 ? { day, zone } : null, zones),
  };
}

/** Where every seat of all sessions is taken, the first of them: its day says so, rather than that there is nothing. */
function firstFull(offer: BookingOffer, query: TimeQuery, starts: readonly number[], zones: ZoneTable) {
  if (!offer.sessions || starts.length > 0) return undefined;
  return shownSessions(availabilityRequest(offer, query), offer.sessions, zones)[0]?.startsAt;
}

/** The sessions of a day at a place, by their start; those that begin together count as one. */
function seatsOn(
  offer: BookingOffer,
  query: TimeQuery,
  on: { day: IsoDate; zone: string },
  zones: ZoneTable,
): SeatsView[] {
  const shown = shownSessions(availabilityRequest(offer, query), offer.sessions ?? [], zones).filter(
    ({ startsAt }) => localDay(zones, on.zone, startsAt) === on.day,
  );
  const seats = new Map<number, SeatsView>();
  for (const session of shown) {
    const { startsAt: start, capacity } = session;
    const before = seats.get(start) ?? { sessionId: session.id, start, left: 0, of: 0 };
    seats.set(start, { ...before, left: before.left + seatsLeft(session), of: before.of + capacity });
  }
  return [...seats.values()];
}
