import { DAY_MS, type IsoDate } from "~/kernel/time/dates";
import { overlaps, type Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import { freeStarts, rulesAt, type BookingOffer } from "../booking/booking-offer";
import { instantOf } from "../availability/local-time";
import { nearestTimes } from "../availability/nearest-times";
import { removalMessages, type BookingRule, type RemovalMessage } from "../timings/removal-message";

/** Rules for those who book for themselves: staff look as far ahead as the series goes. */
const NOT_FOR_SERIES: ReadonlySet<BookingRule> = new Set<BookingRule>([
  "beyond-horizon",
  "minimum-notice",
  "before-minimum-date",
]);
/** Other times are looked for so many days before and after the one that does not work. */
const AROUND_DAYS = 3;
const MOST_ALTERNATIVES = 4;
/** A horizon that no series reaches. */
const FAR_DAYS = 2_000;

/** One date of a series. Instants in UTC ms. */
export interface PlannedAppointment {
  readonly day: IsoDate;
  /** Null where a clock change skips the time on this day. */
  readonly startsAt: number | null;
  /** What is wrong with it, each sentence once; empty where it works. */
  readonly broken: readonly RemovalMessage[];
  /** The nearest free times, in order of time; empty where it works. */
  readonly alternatives: readonly number[];
}

/** The offer as staff see it who set a series. */
export function farAhead(offer: BookingOffer): BookingOffer {
  return {
    ...offer,
    rules: { ...offer.rules, horizonDays: FAR_DAYS, minimumNoticeMinutes: 0, minimumDateSetting: 0 },
  };
}

/** Every rule that a start breaks for one patient, whose own appointments are `patientBusy`. */
export function brokenAt(
  offer: BookingOffer,
  startsAt: number,
  patientBusy: readonly Interval[],
  zones: ZoneTable,
): BookingRule[] {
  const taken = { start: startsAt, end: startsAt + offer.offering.durationMinutes * MINUTE_MS };
  const rules = rulesAt(offer, startsAt, zones).filter((rule) => !NOT_FOR_SERIES.has(rule));
  return patientBusy.some((busy) => overlaps(busy, taken)) ? [...rules, "patient-busy"] : rules;
}

/** What comes of each day of a series at one time of the wall clock (minutes from midnight at the place). */
export function planSeries(
  offer: BookingOffer,
  wanted: { days: readonly IsoDate[]; minutes: number },
  patientBusy: readonly Interval[],
  zones: ZoneTable,
): PlannedAppointment[] {
  const zone = offer.places[0]?.timeZone ?? "UTC";
  const far = farAhead(offer);
  const length = offer.offering.durationMinutes * MINUTE_MS;
  const clear = (start: number) => !patientBusy.some((busy) => overlaps(busy, { start, end: start + length }));
  return wanted.days.map((day) => {
    const startsAt = instantOf(zones, zone, { day, minutes: wanted.minutes }) ?? null;
    const rules: BookingRule[] = startsAt === null ? ["skipped-by-dst"] : brokenAt(offer, startsAt, patientBusy, zones);
    if (rules.length === 0) return { day, startsAt, broken: [], alternatives: [] };
    const around = startsAt ?? Date.parse(`${day}T12:00:00Z`);
    const range = { from: around - AROUND_DAYS * DAY_MS, to: around + AROUND_DAYS * DAY_MS };
    const free = freeStarts(far, range, zones).filter(clear);
    return {
      day,
      startsAt,
      broken: removalMessages(rules),
      alternatives: nearestTimes(free, around, MOST_ALTERNATIVES),
    };
  });
}
