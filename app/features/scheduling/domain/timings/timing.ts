import { compareDates, parseIsoDate, type IsoDate } from "~/kernel/time/dates";
import { MINUTES_A_DAY } from "~/kernel/time/minutes";

/** All starts, durations and buffers are multiples of this many minutes: the length of a claim's tick. */
export const TICK_MINUTES = 5;

/** The kinds of appointment that have timings, as the specification's offeringsType. */
export type SlotKind = "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION";

/** A weekly timing of a provider, or an exception from it (specification, section 3: Slot). */
export interface Slot {
  readonly id: string;
  readonly type: "INCLUSION" | "EXCLUSION";
  /** 1 Monday .. 7 Sunday; null: every day between its dates, as an absence of some days is. */
  readonly dayOfWeek: number | null;
  /** Minutes from local midnight, [start, end), multiples of 5; the end may be 1440. */
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** First and last day on which it holds, both inclusive; null is unbounded. */
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  /** null: at every place of the provider. */
  readonly branchId: string | null;
  /** The kind of appointment that it is for; null: every kind. */
  readonly offeringsType: SlotKind | null;
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
  const everyDay = dayOfWeek === null && slot.type === "EXCLUSION";
  require(everyDay || (Number.isInteger(dayOfWeek) && dayOfWeek! >= 1 && dayOfWeek! <= 7), "day-of-week");
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

/** Whether a slot counts for an offering at a place (null: a place that is no branch, as for video from anywhere). */
export function slotCovers(
  slot: Slot,
  offering: { readonly id: string; readonly type: string },
  branchId: string | null,
): boolean {
  const atPlace = slot.branchId === null || slot.branchId === branchId;
  const ofKind = slot.offeringsType === null || slot.offeringsType === offering.type;
  return atPlace && ofKind && (slot.serviceOfferingIds.length === 0 || slot.serviceOfferingIds.includes(offering.id));
}

/** Whether a slot holds on a date of this weekday (1 Monday .. 7 Sunday). */
export function holdsOnDate(slot: Slot, date: IsoDate, weekday: number): boolean {
  const begun = slot.startDate === null || slot.startDate <= date;
  const ofDay = slot.dayOfWeek === null || slot.dayOfWeek === weekday;
  return ofDay && begun && (slot.endDate === null || date <= slot.endDate);
}
