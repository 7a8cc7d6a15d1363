import { DAY_MS, type IsoDate } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import { freeStarts, localDay, nextOffered, type BookingOffer, type TimeQuery } from "../booking/booking-offer";

/** The rule of booking that is the reason why nothing is offered, with its size. */
export type NothingReason =
  | { readonly rule: "minimum-notice"; readonly minutes: number }
  | { readonly rule: "daily-maximum" }
  | { readonly rule: "horizon"; readonly days: number };

/** How far past the horizon a time is looked for. */
const BEYOND_DAYS = 180;

/**
 * Why an offer has no time, on one day at a place or (null) at all: the first rule without which there would be one.
 * Null where no rule of the organization is the reason: nobody works then, or everything is taken.
 */
export function whyNothingOffered(
  offer: BookingOffer,
  query: TimeQuery,
  on: { day: IsoDate; zone: string } | null,
  zones: ZoneTable,
): NothingReason | null {
  const { rules, settings } = offer;
  const range = on ? aroundDay(on.day, query) : query;
  const without = (changed: Partial<BookingOffer>, within: TimeQuery = range) => {
    const relaxed = { ...offer, ...changed };
    return on
      ? freeStarts(relaxed, within, zones).some((start) => localDay(zones, on.zone, start) === on.day)
      : nextOffered(relaxed, within, zones, 1).some(({ starts }) => starts.length > 0);
  };
  const { minimumNoticeMinutes: minutes, horizonDays: days } = rules;
  if (minutes > 0 && without({ rules: { ...rules, minimumNoticeMinutes: 0 } }))
    return { rule: "minimum-notice", minutes };
  if (settings.dailyMaximum !== null && without({ settings: { ...settings, dailyMaximum: null } }))
    return { rule: "daily-maximum" };
  const further = { ...query, to: query.to + BEYOND_DAYS * DAY_MS };
  if (!on && without({ rules: { ...rules, horizonDays: days + BEYOND_DAYS } }, further))
    return { rule: "horizon", days };
  return null;
}

/** The part of the asked range in which a day lies, whatever the zone. */
function aroundDay(day: IsoDate, query: TimeQuery): TimeQuery {
  const start = Date.parse(`${day}T00:00:00Z`);
  return { ...query, from: Math.max(query.from, start - DAY_MS), to: Math.min(query.to, start + 2 * DAY_MS) };
}
