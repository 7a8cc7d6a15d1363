import { DAY_MS, toDayNumber } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { toLocal, type ZoneTable } from "~/kernel/time/zones";
import type { BookingRules } from "../availability/availability-request";

/** The setting that moves the first bookable date from the place's today to the organization's date. */
const FROM_ORGANIZATION_DATE = -1;

/** First local day (a day number) that may be booked at a place in `zone`. */
export function firstBookableDay(rules: BookingRules, zone: string, now: number, zones: ZoneTable): number {
  if (rules.minimumDateSetting === FROM_ORGANIZATION_DATE) return toDayNumber(rules.organizationToday);
  return Math.floor(toLocal(zones.span(zone, now, now + 1), now) / DAY_MS);
}

/** Last local day (a day number) that may be booked. */
export function lastBookableDay(rules: BookingRules): number {
  return toDayNumber(rules.organizationToday) + rules.horizonDays;
}

/** First start (UTC ms) that is neither past nor too soon. */
export function firstBookableStart(rules: BookingRules, now: number): number {
  return now + Math.max(0, rules.minimumNoticeMinutes) * MINUTE_MS;
}
