import { MINUTE_MS } from "~/kernel/time/minutes";
import { addDays, DAY_MS, weekday } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import { availabilityRequest, freeStarts, type BookingOffer } from "../booking/booking-offer";
import { instantOf, localTime } from "../availability/local-time";
import type { BookingRule } from "../timings/removal-message";
import { holdsOnDate, slotCovers } from "../timings/timing";

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

/**
 * The start of the calendar slot that is running, UTC ms. Slots count from the start of the provider's hours, or from
 * midnight where the provider is off.
 */
export function slotOfNow(offer: BookingOffer, zones: ZoneTable): number {
  const { now, rules, places } = offer;
  const [place] = places;
  const { day, minutes } = localTime(zones, place?.timeZone ?? "UTC", now);
  const [schedule] = availabilityRequest(offer, { from: now, to: now + 1 }).providers;
  const hours = (schedule?.timings ?? []).filter(
    (slot) =>
      slot.type === "INCLUSION" &&
      slotCovers(slot, { id: offer.offering.id, type: offer.offering.offeringsType }, place?.branchId ?? null) &&
      holdsOnDate(slot, day, weekday(day)) &&
      slot.startMinutes <= minutes &&
      minutes < slot.endMinutes,
  );
  const opened = hours.reduce((latest, slot) => Math.max(latest, slot.startMinutes), 0);
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return minute - ((minutes - opened) % rules.slotMinutes) * MINUTE_MS;
}

/** The provider's next free start of today on the clock of the place, UTC ms; null where there is none. */
export function nextFreeToday(offer: BookingOffer, zones: ZoneTable): number | null {
  const { now, places } = offer;
  const zone = places[0]?.timeZone ?? "UTC";
  const { day } = localTime(zones, zone, now);
  const midnight = instantOf(zones, zone, { day: addDays(day, 1), minutes: 0 }) ?? now + DAY_MS;
  return freeStarts(atTheDesk(offer), { from: now, to: midnight }, zones)[0] ?? null;
}
