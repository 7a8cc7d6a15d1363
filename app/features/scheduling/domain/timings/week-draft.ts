import { formatMinutes } from "~/kernel/time/minutes";
import type { Slot } from "./timing";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WORKING_DAYS = [1, 2, 3, 4, 5];

/** One line of the week editor: hours of a day as they are typed. Dates are YYYY-MM-DD or empty. */
export interface HoursDraft {
  /** That of the stored slot, or `new-<n>`. */
  readonly id: string;
  /** 1 Monday .. 7 Sunday. */
  readonly day: number;
  /** hh:mm; an end at midnight is 00:00. */
  readonly from: string;
  readonly until: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly note: string;
  /** Ids of the offerings that it is for; none: for all of the kind. */
  readonly offerings: readonly string[];
}
export type WeekDraft = readonly HoursDraft[];

/** What a press in the editor does before anything is saved. */
export type WeekStep =
  | { readonly do: "add"; readonly day: number }
  | { readonly do: "remove"; readonly row: number }
  | { readonly do: "copy"; readonly day: number; readonly to: readonly number[] }
  | { readonly do: "standard" };

/** The draft after a step, and the line that the cursor goes to; null: to the day's own button. */
export interface SteppedWeek {
  readonly draft: WeekDraft;
  readonly focus: string | null;
}

const LATEST_START = 23 * 60;

/** The week as the editor shows it first. */
export const draftOf = (slots: readonly Slot[]): WeekDraft =>
  slots.map((slot) => ({
    id: slot.id,
    day: slot.dayOfWeek ?? 1,
    from: formatMinutes(slot.startMinutes),
    until: formatMinutes(slot.endMinutes % 1440),
    validFrom: slot.startDate ?? "",
    validUntil: slot.endDate ?? "",
    note: slot.note,
    offerings: slot.serviceOfferingIds,
  }));

function newIds(draft: WeekDraft): () => string {
  let last = Math.max(0, ...draft.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0)));
  return () => `new-${++last}`;
}

const hours = (id: string, day: number, from: string, until: string): HoursDraft => ({
  ...{ id, day, from, until, validFrom: "", validUntil: "", note: "", offerings: [] },
});

/** Hours that follow the day's last ones after a break, else a morning. */
function nextHours(id: string, day: number, draft: WeekDraft): HoursDraft {
  const last = draft.findLast((row) => row.day === day);
  const [hour = 0, minute = 0] = (last?.until ?? "").split(":").map(Number);
  const start = hour * 60 + minute + 60;
  if (!last || !(start <= LATEST_START) || last.until === "" || last.until === "00:00") {
    return last ? hours(id, day, "", "") : hours(id, day, "09:00", "12:00");
  }
  return hours(id, day, formatMinutes(start), formatMinutes(Math.max(start + 60, 17 * 60) % 1440));
}

const byDay = (a: HoursDraft, b: HoursDraft) => a.day - b.day;

/** Takes one step in a draft. What it names that is not there changes nothing. */
export function stepWeek(draft: WeekDraft, step: WeekStep): SteppedWeek {
  const newId = newIds(draft);
  switch (step.do) {
    case "add": {
      const added = nextHours(newId(), step.day, draft);
      return { draft: [...draft, added].sort(byDay), focus: added.id };
    }
    case "remove":
      return { draft: draft.filter((_, index) => index !== step.row), focus: null };
    case "copy": {
      const to = step.to.filter((day) => day !== step.day);
      const source = draft.filter((row) => row.day === step.day);
      const copies = to.flatMap((day) => source.map((row) => ({ ...row, id: newId(), day })));
      return { draft: [...draft.filter((row) => !to.includes(row.day)), ...copies].sort(byDay), focus: null };
    }
    case "standard": {
      const days = WORKING_DAYS.flatMap((day) => [
        hours(newId(), day, "09:00", "12:00"),
        hours(newId(), day, "13:00", "17:00"),
      ]);
      return { draft: days, focus: days[0]?.id ?? null };
    }
  }
}

/** The days that a day is copied to unless one says otherwise: the rest of the working week, or of the weekend. */
export const usualCopies = (day: number): number[] =>
  (WORKING_DAYS.includes(day) ? WORKING_DAYS : [6, 7]).filter((each) => each > day);
