import { dueTimes, localDay, type Schedule } from "./schedule";

const MINUTE = 60_000;

/** A time at which a reading was due, and whether there is one. */
export interface DueTime {
  readonly at: number;
  readonly taken: boolean;
}

/** Each due time with whether one of the readings belongs to it; a reading belongs to one at most. Instants in UTC ms. */
export function takenTimes(due: readonly number[], windowMinutes: number, readings: readonly number[]): DueTime[] {
  const left = readings.toSorted((one, other) => one - other);
  return due.map((at) => {
    const found = left.findIndex((each) => Math.abs(each - at) <= windowMinutes * MINUTE);
    if (found >= 0) left.splice(found, 1);
    return { at, taken: found >= 0 };
  });
}

/** The times in their order of one or several trackers, of which those before `now` minus the window are over. */
export interface Kept {
  /** Percent of what was due and is over; null where nothing was. */
  readonly percent: number | null;
  /** Times in a row, up to the last, at which nothing was taken. */
  readonly misses: number;
  /** Days in a row on which all was taken that was due. */
  readonly streak: number;
}

interface Looked {
  zone: string;
  from: number;
  now: number;
}

/**
 * How well a patient keeps to a plan since an instant (UTC ms).
 * @param trackers each with the instants of its readings
 */
export function keptOf(
  trackers: readonly { schedule: Schedule; readings: readonly number[] }[],
  { zone, from, now }: Looked,
): Kept {
  const all = trackers
    .flatMap(({ schedule, readings }) =>
      takenTimes(dueTimes(schedule, zone, from, now), schedule.windowMinutes, readings).map((due) => ({
        ...due,
        over: due.taken || due.at + schedule.windowMinutes * MINUTE <= now,
      })),
    )
    .sort((one, other) => one.at - other.at);
  const over = all.filter((due) => due.over);
  const taken = over.filter((due) => due.taken).length;
  return {
    percent: over.length === 0 ? null : Math.round((100 * taken) / over.length),
    misses: missesAtEnd(over),
    streak: streakOf(all, zone, now),
  };
}

/** Times at the same moment are one: the patient was silent then, whatever was due. */
function missesAtEnd(over: readonly DueTime[]): number {
  const byTime = new Map<number, boolean>();
  for (const { at, taken } of over) byTime.set(at, (byTime.get(at) ?? false) || taken);
  const times = [...byTime].sort(([one], [other]) => other - one);
  const heard = times.findIndex(([, taken]) => taken);
  return heard === -1 ? times.length : heard;
}

function streakOf(all: readonly (DueTime & { over: boolean })[], zone: string, now: number): number {
  const days = new Map<number, { missed: boolean; open: boolean }>();
  for (const { at, taken, over } of all) {
    const day = localDay(zone, at);
    const before = days.get(day) ?? { missed: false, open: false };
    days.set(day, { missed: before.missed || (over && !taken), open: before.open || !over });
  }
  const today = localDay(zone, now);
  let streak = 0;
  for (const [day, { missed, open }] of [...days].sort(([one], [other]) => other - one)) {
    // Today is not over: what is still open does not end the row.
    if (missed) break;
    if (!(day === today && open)) streak += 1;
  }
  return streak;
}
