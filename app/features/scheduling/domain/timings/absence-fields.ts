import { formatMinutes } from "~/kernel/time/minutes";
import { isWholeDay, type Absence } from "./absence";

/** What the form of an absence is filled with; a single day has no last day, a whole one no hours. */
export function absenceFields(
  absence: Absence,
): Record<"startDate" | "endDate" | "from" | "until" | "branchId" | "note", string> {
  const { startDate, endDate, startMinutes, endMinutes, branchIds, note } = absence;
  const whole = isWholeDay(absence);
  return {
    startDate: startDate ?? "",
    endDate: endDate === null || endDate === startDate ? "" : endDate,
    from: whole ? "" : formatMinutes(startMinutes),
    until: whole ? "" : formatMinutes(endMinutes % 1440),
    branchId: branchIds[0] ?? "",
    note,
  };
}

/** Whether the form can say it: weekly breaks and such of some branches it cannot. */
export const isEditable = ({ startDate, endDate, days, branchIds }: Absence): boolean =>
  startDate !== null && endDate !== null && days.length === 0 && branchIds.length <= 1;
