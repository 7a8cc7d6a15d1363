import { heldInterval, type TakenTime } from "../appointments/appointment-time";

/** A provider's time between two instants (UTC ms, [from, to)) was taken or freed. It never says by whom. */
export interface ScheduleChange {
  employeeId: string;
  from: number;
  to: number;
  taken: boolean;
}

/** What of an appointment, a blocked time, a hold or an offer says which time it takes. */
export interface TimeHolder extends TakenTime {
  employeeId: string;
}

function changeOf(holder: TimeHolder, taken: boolean): ScheduleChange {
  const { start, end } = heldInterval(holder);
  return { employeeId: holder.employeeId, from: start, to: end, taken };
}

export const takenBy = (holder: TimeHolder): ScheduleChange => changeOf(holder, true);
export const freedBy = (holder: TimeHolder): ScheduleChange => changeOf(holder, false);

/** What became of a provider's time when one holder of it changed: nothing, taken, freed, or moved. */
export function changesBetween(
  before: { holder: TimeHolder; holds: boolean },
  after: { holder: TimeHolder; holds: boolean },
): ScheduleChange[] {
  const [was, is] = [freedBy(before.holder), takenBy(after.holder)];
  const moved = was.from !== is.from || was.to !== is.to || was.employeeId !== is.employeeId;
  const stays = before.holds && after.holds && !moved;
  return stays ? [] : [...(before.holds ? [was] : []), ...(after.holds ? [is] : [])];
}

/**
 * The time that some changes freed and that those who wait can be offered, UTC ms [from, to): none that has passed.
 */
export const freedAhead = (changes: readonly ScheduleChange[], now: number): Omit<ScheduleChange, "taken">[] =>
  changes.filter(({ taken, to }) => !taken && to > now).map(({ employeeId, from, to }) => ({ employeeId, from, to }));
