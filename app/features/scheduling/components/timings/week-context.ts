import { createZoneTable } from "~/kernel/time/zones";
import type { Slot } from "../../domain/timings/timing";
import type { WeekAround } from "../../domain/timings/week-problems";
import { besideSheet, type WeekSheet } from "../../domain/timings/week-sheet";

/** What the page knows of whose timings it shows. */
export interface TimingsFacts {
  branches: readonly { id: string; name: string; timeZone: string }[];
  offerings: readonly { id: string; name: string; offeringsType: string }[];
  /** All inclusions, said by kind. */
  slots: readonly Slot[];
  today: string;
}

/** What the lines of one week are judged by. */
export function weekAround({ branches, slots, today }: TimingsFacts, sheet: WeekSheet): WeekAround {
  const zoneOf = (branchId: string | null) => branches.find(({ id }) => id === branchId)?.timeZone ?? "UTC";
  return { sheet, others: besideSheet(slots, sheet, branches), zoneOf, today, zones: createZoneTable() };
}
