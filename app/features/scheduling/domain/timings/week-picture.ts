import { MINUTES_A_DAY } from "~/kernel/time/minutes";
import type { Slot } from "./timing";
import { WEEKDAYS } from "./week-draft";

/** Hours of a day on the picture of a week, as parts of its width: 0 is its first hour, 1 its last. */
export interface WeekBar {
  readonly slot: Slot;
  readonly from: number;
  readonly width: number;
  /** Only between some dates. */
  readonly dated: boolean;
}

export interface WeekPicture {
  /** Minutes from midnight at the picture's edges: whole hours. */
  readonly start: number;
  readonly end: number;
  /** Minutes from midnight that are marked, the edges among them. */
  readonly marks: readonly number[];
  readonly days: readonly { readonly day: number; readonly bars: readonly WeekBar[] }[];
}

const HOUR = 60;
/** What an empty week shows, and the least that any week shows. */
const OFFICE = { start: 8 * HOUR, end: 18 * HOUR };

/** Lays out the weekly hours as one row a day; the edges fit all of them. */
export function weekPicture(slots: readonly Slot[]): WeekPicture {
  const start = Math.floor(Math.min(OFFICE.start, ...slots.map((slot) => slot.startMinutes)) / HOUR) * HOUR;
  const end = Math.min(
    MINUTES_A_DAY,
    Math.ceil(Math.max(OFFICE.end, ...slots.map((slot) => slot.endMinutes)) / HOUR) * HOUR,
  );
  const width = end - start;
  const step = width > 14 * HOUR ? 4 * HOUR : 2 * HOUR;
  const marks: number[] = [];
  for (let at = start; at <= end - HOUR; at += step) marks.push(at);
  return {
    start,
    end,
    marks,
    days: WEEKDAYS.map((day) => ({
      day,
      bars: slots
        .filter((slot) => slot.dayOfWeek === day)
        .sort((a, b) => a.startMinutes - b.startMinutes)
        .map((slot) => ({
          slot,
          from: (slot.startMinutes - start) / width,
          width: (slot.endMinutes - slot.startMinutes) / width,
          dated: slot.startDate !== null || slot.endDate !== null,
        })),
    })),
  };
}
