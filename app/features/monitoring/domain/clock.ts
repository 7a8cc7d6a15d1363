import { takenTimes } from "./adherence";
import { dueTimes, type Schedule } from "./schedule";

const MINUTE = 60_000;

/** Something that the clock sees to: a reading is due, is still missing, or can no longer be taken. */
export interface ClockEvent {
  readonly at: number;
  readonly kind: "remind" | "again" | "over";
  readonly tracker: string;
  /** When the reading was due, UTC ms. */
  readonly due: number;
}

interface Timed {
  readonly trackers: readonly ({ readonly tracker: string } & Schedule)[];
  readonly zone: string;
  /** After so long without the reading the patient is reminded once more; 0 for never. */
  readonly againMs: number;
}

/** What happens after `from` up to `until` (UTC ms), in its order. */
export function clockEvents({ trackers, zone, againMs }: Timed, from: number, until: number): ClockEvent[] {
  const longest = Math.max(againMs, ...trackers.map(({ windowMinutes }) => windowMinutes * MINUTE), 0);
  return trackers
    .flatMap(({ tracker, ...schedule }) =>
      dueTimes(schedule, zone, from - longest - 1, until).flatMap((due): ClockEvent[] => [
        { at: due, kind: "remind", tracker, due },
        ...(againMs > 0 ? [{ at: due + againMs, kind: "again" as const, tracker, due }] : []),
        { at: due + schedule.windowMinutes * MINUTE, kind: "over", tracker, due },
      ]),
    )
    .filter(({ at }) => at > from && at <= until)
    .sort((one, other) => one.at - other.at);
}

/** A plan is measured at least once a week. */
const WEEK = 8 * 86_400_000;

/** When the clock looks next after an instant (UTC ms); null where nothing is ever due. */
export const nextEventAt = (timed: Timed, from: number): number | null =>
  clockEvents(timed, from, from + WEEK)[0]?.at ?? null;

interface Taken {
  readonly schedule: Schedule;
  readonly zone: string;
  /** Since when readings are due: from the start of monitoring, or far enough back. */
  readonly since: number;
  readonly now: number;
  /** When readings were taken, in any order. */
  readonly readings: readonly number[];
}

/**
 * Whether the reading of one of these events is not there. A reading belongs to one due time alone: one that was taken in
 * the morning does not stand for that of noon, though both times' windows hold it. Instants in UTC ms.
 */
export function isStillToTake(
  events: readonly Pick<ClockEvent, "due">[],
  { schedule, zone, since, now, readings }: Taken,
): boolean {
  const times = takenTimes(dueTimes(schedule, zone, since, now), schedule.windowMinutes, readings);
  return times.some(({ at, taken }) => !taken && events.some(({ due }) => due === at));
}
