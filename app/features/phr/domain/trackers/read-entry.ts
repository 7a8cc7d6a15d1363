import { fromDayNumber, parseIsoDate } from "~/kernel/time/dates";
import { readNumber } from "./read-number";
import type { Reading, ReadingFacts } from "./reading";
import { dayOf, instantAt, wallTime } from "./reading-time";
import { trackerOf, type TrackerName } from "./trackers";
import { toCanonical, type UnitName } from "./units";

/** How far a device's clock may be ahead of ours, in ms. */
const AHEAD_MS = 5 * 60_000;
const LONG_AGO_MS = 3653 * 86_400_000;

/** A reading as it was typed into a form or stands in a line of a file. */
export interface TypedEntry {
  value: string;
  value2: string;
  unit: string;
  /** YYYY-MM-DD */
  date: string;
  /** hh:mm */
  time: string;
  context: string;
  site: string;
  note: string;
}

/** What is wrong with a field, by the key of its message. */
export interface EntryProblem {
  field: keyof TypedEntry;
  message: string;
}

export interface EntryFrame {
  /** Of the clock that the date and the time are read from. */
  zone: string;
  /** UTC ms. */
  now: number;
  birthDate: string;
  /** The instant to keep where the date and the time are unchanged: when clocks go back, a time occurs twice. */
  at?: number | undefined;
}

export type ReadEntry = { facts: ReadingFacts; problems?: never } | { facts?: never; problems: EntryProblem[] };

/** Whether somebody is asked whether they mean a day so long ago. */
export const isLongAgo = (at: number, now: number): boolean => now - at > LONG_AGO_MS;

function timeOf({ date, time }: TypedEntry, { zone, now, birthDate, at: given }: EntryFrame): number | EntryProblem {
  if (given !== undefined && given <= now + AHEAD_MS) return given;
  if (date === "") return { field: "date", message: "errors:field.mandatory" };
  if (!parseIsoDate(date).ok) return { field: "date", message: "trackers:problem.date" };
  if (date < birthDate) return { field: "date", message: "phr:date.beforeBirth" };
  const at = instantAt({ date, time }, zone);
  if (at === null) return { field: "time", message: "trackers:problem.time" };
  if (at <= now + AHEAD_MS) return at;
  const isToday = date <= fromDayNumber(dayOf(now, zone));
  return { field: isToday ? "time" : "date", message: "trackers:problem.future" };
}

/** Several symptoms stand with spaces between them. */
function knowsContext(tracker: TrackerName, context: string): boolean {
  const { contexts = [], several } = trackerOf(tracker);
  const named = several ? context.split(" ").filter(Boolean) : [context].filter(Boolean);
  return named.every((name) => contexts.includes(name));
}

/** Reads what was typed; judgeReading decides whether it is likely. */
export function readEntry(tracker: TrackerName, typed: TypedEntry, frame: EntryFrame): ReadEntry {
  const { units, second, levels, sites = [] } = trackerOf(tracker);
  const problems: EntryProblem[] = [];
  const refuse = (field: EntryProblem["field"], message: string) => problems.push({ field, message });
  const found = units.find((one) => one === typed.unit);
  if (!found) refuse("unit", "errors:field.chooseOne");
  const unit: UnitName = found ?? units[0];
  const number = (field: "value" | "value2") => {
    const read = readNumber(typed[field], unit);
    if (typed[field].trim() === "") refuse(field, "errors:field.mandatory");
    else if (levels && !levels.includes(read ?? -1)) refuse(field, "errors:field.chooseOne");
    else if (read === null) refuse(field, "trackers:problem.number");
    return read ?? 0;
  };
  const value = number("value");
  const value2 = second ? number("value2") : null;
  if (!knowsContext(tracker, typed.context)) refuse("context", "errors:field.chooseOne");
  if (tracker === "medicineTaken" && typed.note === "") refuse("note", "errors:field.mandatory");
  if (typed.site !== "" && !sites.includes(typed.site)) refuse("site", "errors:field.chooseOne");
  const at = timeOf(typed, frame);
  if (typeof at !== "number") problems.push(at);
  if (problems.length > 0 || typeof at !== "number") return { problems };
  const { zone } = frame;
  return {
    facts: {
      ...{ at, zone, day: dayOf(at, zone), context: typed.context, site: typed.site, note: typed.note },
      value: toCanonical(value, unit),
      value2: value2 === null ? null : toCanonical(value2, unit),
      typed: { value: typed.value.trim(), unit, ...(second && { value2: typed.value2.trim() }) },
    },
  };
}

/** A reading as its form shows it: as it was typed, by the clock where it was measured. */
export const typedReading = ({ typed, at, zone, context, site, note }: Reading): TypedEntry => ({
  ...{ value: typed.value, value2: typed.value2 ?? "", unit: typed.unit, context, site, note },
  ...wallTime(at, zone),
});
