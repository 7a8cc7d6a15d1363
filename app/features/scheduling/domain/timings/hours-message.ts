import { formatMinutes } from "~/kernel/time/minutes";
import { LONGEST_NOTE, MOST_HOURS, type HoursProblem } from "./week-problems";

interface Message {
  readonly message: string;
  readonly values?: Record<string, string | number>;
}

const KEYS = {
  time: "errors:field.time",
  "five-minutes": "timings:problem.fiveMinutes",
  "end-after-start": "timings:problem.endAfterStart",
  date: "errors:field.date",
  "dates-reversed": "timings:problem.datesReversed",
  never: "timings:problem.never",
  note: "errors:field.tooLong",
  overlap: "timings:problem.overlap",
  "overlap-branch": "timings:problem.overlapBranch",
  "too-many": "timings:problem.tooMany",
} as const satisfies Record<HoursProblem["rule"], string>;

/** The message of a problem: its key, and the values that it shows. `placeOf` names a branch. */
export function hoursMessage({ rule, other }: HoursProblem, placeOf: (branchId: string | null) => string): Message {
  const message = KEYS[rule];
  if (rule === "note") return { message, values: { max: LONGEST_NOTE } };
  if (rule === "too-many") return { message, values: { max: MOST_HOURS } };
  if (!other) return { message };
  const from = formatMinutes(other.startMinutes);
  const until = formatMinutes(other.endMinutes);
  return { message, values: { from, until, place: placeOf(other.branchId) } };
}

/** The name of a field of a line, and its id in the page. */
export const hoursField = (row: number, field: string): string => `hours[${row}].${field}`;
export const hoursFieldId = (row: number, field: string): string => `hours-${row}-${field}`;
