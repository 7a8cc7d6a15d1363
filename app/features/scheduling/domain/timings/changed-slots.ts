import type { Slot, SlotKind } from "./timing";

/** A slot as a caller sends it, dates already YYYY-MM-DD. */
export interface SentSlot {
  readonly id?: string;
  readonly type: Slot["type"];
  readonly dayOfWeek?: number | null;
  readonly startTime: number;
  readonly endTime: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly note: string;
  readonly branchId?: string | null;
  readonly offeringsType?: SlotKind | null;
  readonly serviceOfferingIds: readonly string[];
}

/** The slot that is meant. */
export const slotSaid = (sent: SentSlot, id: string): Slot => ({
  id,
  type: sent.type,
  dayOfWeek: sent.dayOfWeek ?? null,
  startMinutes: sent.startTime,
  endMinutes: sent.endTime,
  startDate: sent.startDate,
  endDate: sent.endDate,
  branchId: sent.branchId ?? null,
  offeringsType: sent.offeringsType ?? null,
  serviceOfferingIds: sent.serviceOfferingIds,
  note: sent.note,
});

/** The field of the call that a problem of a slot is about, and its message. */
export const SLOT_PROBLEM = {
  "day-of-week": ["dayOfWeek", "errors:field.chooseOne"],
  "start-not-multiple-of-five": ["startTime", "timings:problem.fiveMinutes"],
  "end-not-multiple-of-five": ["endTime", "timings:problem.fiveMinutes"],
  "outside-midnights": ["startTime", "errors:field.time"],
  "end-not-after-start": ["endTime", "timings:problem.endAfterStart"],
  "start-date": ["startDate", "errors:field.date"],
  "end-date": ["endDate", "errors:field.date"],
  "end-date-before-start-date": ["endDate", "timings:problem.datesReversed"],
} as const;
