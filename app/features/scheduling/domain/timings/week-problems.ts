import { parseIsoDate, type IsoDate } from "~/kernel/time/dates";
import { MINUTES_A_DAY, parseMinutes } from "~/kernel/time/minutes";
import { TICK_MINUTES, type Slot } from "./timing";
import { timingsConflict } from "./timing-conflicts";
import { firstDateOf, type PlaceClocks } from "./timing-overlap";
import { OFFERINGS_TYPE } from "../appointments/appointment-kind";
import type { HoursDraft, WeekDraft } from "./week-draft";
import type { WeekSheet } from "./week-sheet";

/** No week of anybody has more lines, and no note is longer. */
export const MOST_HOURS = 70;
export const LONGEST_NOTE = 200;

export const HOURS_RULES = [
  "time",
  "five-minutes",
  "end-after-start",
  "date",
  "dates-reversed",
  "never",
  "note",
  "overlap",
  "overlap-branch",
  "too-many",
] as const;
export type HoursRule = (typeof HOURS_RULES)[number];

/** What is wrong with a line of the editor, at which of its fields. */
export interface HoursProblem {
  readonly row: number;
  readonly field: "from" | "until" | "validFrom" | "validUntil" | "note";
  readonly rule: HoursRule;
  /** The hours that it overlaps with. */
  readonly other?: Slot;
}

/** What the rules need to know besides the draft: where it is for, and the doctor's other slots, said by kind. */
export interface WeekAround extends PlaceClocks {
  readonly sheet: WeekSheet;
  /** Without those of the sheet itself. */
  readonly others: readonly Slot[];
}

export interface ReadWeek {
  /** A slot for each line without a problem of its own, in the order of the lines. */
  readonly slots: readonly Slot[];
  readonly problems: readonly HoursProblem[];
}

type Ill = Omit<HoursProblem, "row">;

function timesOf({ from, until }: HoursDraft): { start: number; end: number } | Ill[] {
  const start = parseMinutes(from);
  const end = parseMinutes(until);
  const ill: Ill[] = [];
  const say = (field: Ill["field"], rule: HoursRule) => ill.push({ field, rule });
  if (!start.ok) say("from", "time");
  else if (start.value % TICK_MINUTES !== 0) say("from", "five-minutes");
  if (!end.ok) say("until", "time");
  else if (end.value % TICK_MINUTES !== 0) say("until", "five-minutes");
  if (!start.ok || !end.ok) return ill;
  // Midnight as an end is the end of the day.
  const last = end.value === 0 ? MINUTES_A_DAY : end.value;
  if (last <= start.value) say("until", "end-after-start");
  return ill.length > 0 ? ill : { start: start.value, end: last };
}

const dateOf = (text: string): IsoDate | null | undefined => {
  if (text === "") return null;
  const date = parseIsoDate(text);
  return date.ok ? date.value : undefined;
};

function datesOf({ day, validFrom, validUntil }: HoursDraft): { from: IsoDate | null; until: IsoDate | null } | Ill[] {
  const from = dateOf(validFrom);
  const until = dateOf(validUntil);
  if (from === undefined) return [{ field: "validFrom", rule: "date" }];
  if (until === undefined) return [{ field: "validUntil", rule: "date" }];
  if (from === null || until === null) return { from, until };
  if (until < from) return [{ field: "validUntil", rule: "dates-reversed" }];
  return firstDateOf(day, from, until) === null ? [{ field: "validFrom", rule: "never" }] : { from, until };
}

function readHours(row: HoursDraft, { branchId, kind }: WeekSheet): Slot | Ill[] {
  const times = timesOf(row);
  const dates = datesOf(row);
  const note: Ill[] = row.note.length > LONGEST_NOTE ? [{ field: "note", rule: "note" }] : [];
  if (Array.isArray(times) || Array.isArray(dates) || note.length > 0) {
    return [...(Array.isArray(times) ? times : []), ...(Array.isArray(dates) ? dates : []), ...note];
  }
  return {
    id: row.id,
    type: "INCLUSION",
    dayOfWeek: row.day,
    startMinutes: times.start,
    endMinutes: times.end,
    startDate: dates.from,
    endDate: dates.until,
    branchId,
    offeringsType: OFFERINGS_TYPE[kind],
    serviceOfferingIds: row.offerings,
    note: row.note.trim(),
  };
}

/** Reads a draft: the slots that it says, and everything that keeps it from being saved. */
export function readWeek(draft: WeekDraft, around: WeekAround): ReadWeek {
  const slots: Slot[] = [];
  const problems: HoursProblem[] = [];
  if (draft.length > MOST_HOURS) problems.push({ row: MOST_HOURS, field: "from", rule: "too-many" });
  for (const [row, typed] of draft.entries()) {
    const slot = readHours(typed, around.sheet);
    if (Array.isArray(slot)) {
      problems.push(...slot.map((ill) => ({ row, ...ill })));
      continue;
    }
    const other = [...slots, ...around.others].find((each) => timingsConflict(slot, each, around));
    if (other) {
      const rule = other.branchId === slot.branchId ? "overlap" : "overlap-branch";
      problems.push({ row, field: "from", rule, other });
    }
    slots.push(slot);
  }
  return { slots, problems };
}
