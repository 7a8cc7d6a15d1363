import { DAY_MS, type IsoDate } from "~/kernel/time/dates";
import { overlaps, subtract, type Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { heldInterval, timeOf, type AppointmentLength } from "../appointments/appointment-time";

/** An offer is held so long, or until the notice that a booking needs begins, whichever comes first. */
export const OFFER_MS = 2 * 60 * MINUTE_MS;
/** Nobody is offered a time that they have less than this to answer for. */
const LEAST_TO_ANSWER_MS = 10 * MINUTE_MS;
/** After so many offers without an answer, nobody waits any more. */
export const MOST_PASSED_OFFERS = 3;
/** A patient waits for so many things at once at most. */
export const MOST_ENTRIES_OF_PATIENT = 5;

/** A day of the calendar is over in every zone of the world two days after it began in UTC. */
const OVER_EVERYWHERE_MS = 2 * DAY_MS;

/** When nobody waits any more for a time until this day, UTC ms. */
export const endOfWaiting = (lastDay: IsoDate): number => Date.parse(lastDay) + OVER_EVERYWHERE_MS;

/** Deadline of an offer of `startsAt` that is made now, UTC ms; null if too little time is left to answer. */
export function offerExpiry(now: number, startsAt: number, minimumNoticeMinutes: number): number | null {
  const until = Math.min(now + OFFER_MS, startsAt - minimumNoticeMinutes * MINUTE_MS);
  return until - now >= LEAST_TO_ANSWER_MS ? until : null;
}

/**
 * The free starts that the freed time makes possible: those that would use a part of it, stay out of what is held, and
 * lie before the appointment that would move. Those that lie whole within the freed time come first, so that it is
 * filled before what was free already. `starts` ascending UTC ms, as the rules offer them.
 */
export function startsWithin(
  starts: readonly number[],
  length: AppointmentLength,
  within: { free: readonly Interval[]; held: readonly Interval[]; before: number },
): number[] {
  const { free, held, before } = within;
  const possible = starts.filter((start) => {
    const taken = heldInterval(timeOf(start, length));
    const uses = free.some((each) => overlaps(each, taken));
    return uses && start < before && !held.some((each) => overlaps(each, taken));
  });
  const isWhole = (start: number) => subtract([heldInterval(timeOf(start, length))], free).length === 0;
  return [...possible.filter(isWhole), ...possible.filter((start) => !isWhole(start))];
}
