import { addDays, DAY_MS } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import { freeStarts, type BookingOffer } from "../booking/booking-offer";
import { TICK_MS } from "../availability/claims";
import { instantOf, localTime } from "../availability/local-time";
import type { BookingRule } from "../timings/removal-message";

/** Rules for those who book ahead: whoever stands at the desk is not held to them. */
export const NOT_FOR_WALK_INS: ReadonlySet<BookingRule> = new Set<BookingRule>([
  "in-past",
  "minimum-notice",
  "before-minimum-date",
  "off-grid",
]);

/** The offer as it is for a patient who stands at the desk: without notice. */
function atTheDesk(offer: BookingOffer): BookingOffer {
  return { ...offer, rules: { ...offer.rules, minimumNoticeMinutes: 0, minimumDateSetting: 0 } };
}

const zoneOf = ({ places }: Pick<BookingOffer, "places">): string => places[0]?.timeZone ?? "UTC";

/**
 * When somebody at the desk is seen at once, UTC ms: as the next five minutes of the clock begin, in which time is
 * claimed. Not before `now`, so that nobody is given a time that has begun before they came; but in the day's last five
 * minutes it is those, so that the appointment is of the day on which they came.
 */
export function startAtOnce(offer: Pick<BookingOffer, "now" | "places">, zones: ZoneTable): number {
  const { now } = offer;
  const next = Math.ceil(now / TICK_MS) * TICK_MS;
  const dayOf = (instant: number) => localTime(zones, zoneOf(offer), instant).day;
  return dayOf(next) === dayOf(now) ? next : next - TICK_MS;
}

/** The provider's next free start of today on the clock of the place, UTC ms; null where there is none. */
export function nextFreeToday(offer: BookingOffer, zones: ZoneTable): number | null {
  const { now } = offer;
  const zone = zoneOf(offer);
  const { day } = localTime(zones, zone, now);
  const midnight = instantOf(zones, zone, { day: addDays(day, 1), minutes: 0 }) ?? now + DAY_MS;
  return freeStarts(atTheDesk(offer), { from: now, to: midnight }, zones)[0] ?? null;
}
