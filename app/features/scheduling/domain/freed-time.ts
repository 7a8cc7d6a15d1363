import { claimedInterval } from "./claims";
import { holdsTime, type AppointmentState } from "./appointment-states";

/** As much of an appointment as says which time it holds. Instants in UTC ms. */
export interface TimeHolder {
  readonly stateId: AppointmentState;
  readonly employeeId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly lane: number;
  readonly disabledAt: number | null;
}

const holds = ({ stateId, disabledAt }: TimeHolder) => holdsTime(stateId) && disabledAt === null;

/**
 * The provider's time that a change lets go of, UTC ms [from, to): what is held before it and not after it. Null where
 * there is none, or none that lies ahead; a time that staff gave twice is not free when one of the two goes.
 */
export function freedTime(
  before: TimeHolder,
  after: TimeHolder,
  now: number,
): { employeeId: string; from: number; to: number } | null {
  if (!holds(before) || before.lane !== 0) return null;
  const same =
    after.startsAt === before.startsAt && after.endsAt === before.endsAt && after.employeeId === before.employeeId;
  if (holds(after) && same) return null;
  const { employeeId, startsAt: start, endsAt: end } = before;
  const held = claimedInterval({
    start,
    end,
    bufferBefore: before.bufferBeforeMinutes,
    bufferAfter: before.bufferAfterMinutes,
  });
  return held.end <= now ? null : { employeeId, from: held.start, to: held.end };
}
