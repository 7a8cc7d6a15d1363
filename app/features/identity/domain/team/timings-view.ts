import { formatSlashDate } from "~/kernel/time/dates";

/** A slot as it is stored: minutes of the branch's day, dates as YYYY-MM-DD, both inclusive. */
export interface StoredSlot {
  readonly id: string;
  readonly type: "INCLUSION" | "EXCLUSION";
  readonly dayOfWeek: number | null;
  readonly startMinutes: number;
  readonly endMinutes: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly branchId: string | null;
  readonly offeringsType: string | null;
  readonly serviceOfferingIds: readonly string[];
  readonly note: string;
}

/**
 * A slot as the specification words it (section 3): startTime and endTime in minutes, dates as DD/MM/YYYY. Without a
 * dayOfWeek it holds every day between its dates, without a branchId at every branch, without an offeringsType for
 * every kind of appointment.
 */
export function slotView(slot: StoredSlot) {
  const { startMinutes, endMinutes, startDate, endDate, ...same } = slot;
  return {
    id: same.id,
    type: same.type,
    dayOfWeek: same.dayOfWeek,
    startTime: startMinutes,
    endTime: endMinutes,
    startDate: startDate && formatSlashDate(startDate),
    endDate: endDate && formatSlashDate(endDate),
    note: same.note,
    branchId: same.branchId,
    offeringsType: same.offeringsType,
    serviceOfferingIds: same.serviceOfferingIds,
  };
}

/** An employee's timings per branch, each with the slots that hold there. */
export function timingsView(branchIds: readonly string[], slots: readonly StoredSlot[]) {
  return branchIds.map((branchId) => ({
    branchId,
    slots: slots.filter((slot) => slot.branchId === null || slot.branchId === branchId).map(slotView),
  }));
}
