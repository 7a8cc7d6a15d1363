import type { ZoneTable } from "~/kernel/time/zones";
import type { Schedules } from "../booking/bookable";
import { rulesAt, type BookingOffer } from "../booking/booking-offer";
import { claimedInterval } from "../availability/claims";
import type { BookingRule } from "../timings/removal-message";
import type { TimeHolder } from "../availability/schedule-change";

/** Rules for those who book: staff make a session when they like, and its time is no appointment of the day's. */
const NOT_FOR_SESSIONS: ReadonlySet<BookingRule> = new Set<BookingRule>([
  "minimum-notice",
  "beyond-horizon",
  "before-minimum-date",
  "daily-maximum",
]);

/** Every rule that a session breaks at a start (UTC ms), by the provider's own hours and time. */
export function sessionRulesAt(offer: BookingOffer, start: number, zones: ZoneTable): BookingRule[] {
  return rulesAt({ ...offer, sessions: undefined }, start, zones).filter((rule) => !NOT_FOR_SESSIONS.has(rule));
}

/** The schedules as they are once a session and its appointments have left their time: it is not in its own way. */
export function withoutSession(schedules: Schedules, session: TimeHolder): Schedules {
  const { employeeId, startsAt: start, endsAt: end } = session;
  const { bufferBeforeMinutes: bufferBefore, bufferAfterMinutes: bufferAfter } = session;
  const held = claimedInterval({ start, end, bufferBefore, bufferAfter });
  const busy = (schedules.busy.get(employeeId) ?? []).filter(
    (each) => each.start !== held.start || each.end !== held.end,
  );
  return { ...schedules, busy: new Map(schedules.busy).set(employeeId, busy) };
}
