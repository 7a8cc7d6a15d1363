import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readProviderTimings, type ProviderTimings } from "../../data/timings/provider-timings-read.server";
import { localDay } from "../../domain/booking/booking-offer";
import type { PlaceClocks } from "../../domain/timings/timing-overlap";
import { byKind } from "../../domain/timings/week-sheet";

export interface LoadedTimings extends Omit<ProviderTimings, "previous"> {
  isDoctor: boolean;
  /** Whether there is a last change to take back. */
  previous: string | null;
  clocks: PlaceClocks;
}

/**
 * An employee's timings, said by kind of appointment, for whoever may see and change them.
 * @throws NotFoundError for an employee that is not here or not theirs
 */
export async function loadTimings(context: RequestContext, employeeId: string): Promise<LoadedTimings> {
  const { db, now, profile } = context;
  await authorize(context, "employee.timings", { kind: "employee", id: employeeId, employeeId });
  const found = await readProviderTimings(db, employeeId);
  if (!found) throw new NotFoundError();
  const zones = createZoneTable();
  const zoneById = new Map(found.branches.map(({ id, timeZone }) => [id, timeZone]));
  return {
    ...found,
    slots: byKind(found.slots, found.offerings),
    isDoctor: found.employee.provides,
    clocks: {
      zoneOf: (branchId) => (branchId !== null && zoneById.get(branchId)) || profile.timeZone,
      today: localDay(zones, profile.timeZone, now),
      zones,
    },
  };
}
