import { addDays, DAY_MS, toDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";
import { overlaps } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { toUtc, type ZoneTable } from "~/kernel/time/zones";
import type { Slot } from "./timing";

/** What comparing slots of several places needs: their zones, and the day from which on it matters. */
export interface PlaceClocks {
  /** IANA zone of a place. */
  readonly zoneOf: (branchId: string | null) => string;
  readonly today: IsoDate;
  readonly zones: ZoneTable;
}

/** Zones change their clocks alike every year, so that what never meets within one never meets. */
const WEEKS_LOOKED_AT = 53;

const later = (a: IsoDate | null, b: IsoDate | null) => (a === null || (b !== null && b > a) ? b : a);
const earlier = (a: IsoDate | null, b: IsoDate | null) => (a === null || (b !== null && b < a) ? b : a);

/** The first date from `from` on that has the weekday; null where it lies after `to`. */
export function firstDateOf(dayOfWeek: number, from: IsoDate, to: IsoDate | null): IsoDate | null {
  const first = addDays(from, (dayOfWeek - weekday(from) + 7) % 7);
  return to !== null && first > to ? null : first;
}

/** Whether a slot ever holds from a day on: its dates may leave out its weekday, or be over. */
export function everHolds(slot: Slot, today: IsoDate): boolean {
  const from = later(slot.startDate, today) ?? today;
  if (slot.dayOfWeek === null) return slot.endDate === null || from <= slot.endDate;
  return firstDateOf(slot.dayOfWeek, from, slot.endDate) !== null;
}

/** Whether two slots ever hold at the same moment, from today on. Places on one clock are compared by that clock. */
export function slotsMeet(a: Slot, b: Slot, clocks: PlaceClocks): boolean {
  const [zoneA, zoneB] = [clocks.zoneOf(a.branchId), clocks.zoneOf(b.branchId)];
  return zoneA === zoneB ? meetOnOneClock(a, b, clocks.today) : meetOnTwoClocks(a, b, clocks);
}

const minutesOf = (slot: Slot) => ({ start: slot.startMinutes, end: slot.endMinutes });

function meetOnOneClock(a: Slot, b: Slot, today: IsoDate): boolean {
  if (!overlaps(minutesOf(a), minutesOf(b))) return false;
  if (a.dayOfWeek !== null && b.dayOfWeek !== null && a.dayOfWeek !== b.dayOfWeek) return false;
  const both = {
    ...a,
    dayOfWeek: a.dayOfWeek ?? b.dayOfWeek,
    startDate: later(a.startDate, b.startDate),
    endDate: earlier(a.endDate, b.endDate),
  };
  return everHolds(both, today);
}

/** The dates on which a slot holds, from a day on, for as long as makes a difference. */
function datesOf(slot: Slot, from: IsoDate): IsoDate[] {
  const begin = later(slot.startDate, from) ?? from;
  const dates: IsoDate[] = [];
  const step = slot.dayOfWeek === null ? 1 : 7;
  const first = slot.dayOfWeek === null ? begin : addDays(begin, (slot.dayOfWeek - weekday(begin) + 7) % 7);
  for (let i = 0; i < (WEEKS_LOOKED_AT * 7) / step; i++) {
    const date = addDays(first, i * step);
    if (slot.endDate !== null && date > slot.endDate) break;
    dates.push(date);
  }
  return dates;
}

/** UTC ms [start, end) of a slot on a date; a bound that the clock skips is taken at the change. */
function onDate(slot: Slot, date: IsoDate, { zoneOf, zones }: PlaceClocks) {
  const midnight = toDayNumber(date) * DAY_MS;
  const span = zones.span(zoneOf(slot.branchId), midnight - DAY_MS, midnight + 3 * DAY_MS);
  const at = (minutes: number, pick: "first" | "last") => {
    for (let local = midnight + minutes * MINUTE_MS; ; local += MINUTE_MS) {
      const found = toUtc(span, local);
      const instant = pick === "first" ? found[0] : found.at(-1);
      if (instant !== undefined) return instant;
    }
  };
  return { start: at(slot.startMinutes, "first"), end: at(slot.endMinutes, "last") };
}

function meetOnTwoClocks(a: Slot, b: Slot, clocks: PlaceClocks): boolean {
  // Clocks differ by a day at most, so a date's neighbours can meet it too.
  const from = later(later(a.startDate, b.startDate), clocks.today) ?? clocks.today;
  const start = addDays(from, -1);
  const ofB = new Map(datesOf(b, start).map((date) => [date, onDate(b, date, clocks)]));
  return datesOf(a, start).some((date) => {
    const whole = onDate(a, date, clocks);
    return [-1, 0, 1].some((days) => {
      const other = ofB.get(addDays(date, days));
      return other !== undefined && overlaps(whole, other);
    });
  });
}
