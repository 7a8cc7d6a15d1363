import { compareDates, parseIsoDate, type IsoDate } from "~/kernel/dates";
import { MINUTES_A_DAY } from "~/kernel/minutes";

/** All starts, durations and buffers are multiples of this many minutes: the length of a claim's tick. */
export const TICK_MINUTES = 5;

/** A weekly timing of a provider, or an exception from it (specification, section 3: Slot). */
export interface Slot {
  readonly id: string;
  readonly type: "INCLUSION" | "EXCLUSION";
  /** 1 Monday .. 7 Sunday. */
  readonly dayOfWeek: number;
  /** Minutes from local midnight, [start, end), multiples of 5; the end may be 1440. */
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** First and last day on which it holds, both inclusive; null is unbounded. */
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  /** null: at every place of the provider. */
  readonly branchId: string | null;
  /** Empty: for every offering. */
  readonly serviceOfferingIds: readonly string[];
  readonly note: string;
}

export type SlotProblem =
  | "day-of-week"
  | "start-not-multiple-of-five"
  | "end-not-multiple-of-five"
  | "outside-midnights"
  | "end-not-after-start"
  | "start-date"
  | "end-date"
  | "end-date-before-start-date";

/** Everything that is wrong with a slot; empty when it may be stored. */
export function slotProblems(slot: Slot): SlotProblem[] {
  const problems: SlotProblem[] = [];
  const require = (holds: boolean, problem: SlotProblem) => void (holds || problems.push(problem));
  const { dayOfWeek, startMinutes, endMinutes, startDate, endDate } = slot;
  require(Number.isInteger(dayOfWeek) && dayOfWeek >= 1 && dayOfWeek <= 7, "day-of-week");
  require(startMinutes % TICK_MINUTES === 0, "start-not-multiple-of-five");
  require(endMinutes % TICK_MINUTES === 0, "end-not-multiple-of-five");
  require(startMinutes >= 0 && endMinutes <= MINUTES_A_DAY, "outside-midnights");
  require(endMinutes > startMinutes, "end-not-after-start");
  require(startDate === null || parseIsoDate(startDate).ok, "start-date");
  require(endDate === null || parseIsoDate(endDate).ok, "end-date");
  require(startDate === null ||
    endDate === null ||
    compareDates(startDate, endDate) <= 0, "end-date-before-start-date");
  return problems;
}

/** A slot that counts for an offering at a place (null: a place that is no branch, as for video from anywhere). */
export function slotCovers(slot: Slot, offeringId: string, branchId: string | null): boolean {
  const atPlace = slot.branchId === null || slot.branchId === branchId;
  return atPlace && (slot.serviceOfferingIds.length === 0 || slot.serviceOfferingIds.includes(offeringId));
}
