import type { TenantDb } from "~/db/client.server";
import type { Slot } from "../../domain/timings/timing";

/** Changes nothing where the timings are at another version than the one that was read. */
const NEXT_VERSION = `INSERT INTO provider_timings (organization_id, employee_id, version, previous, changed_at)
VALUES (?1, ?2, 1, ?4, ?5)
ON CONFLICT (organization_id, employee_id) DO UPDATE SET version = version + 1, previous = excluded.previous,
changed_at = excluded.changed_at WHERE provider_timings.version = ?3`;

const CLEAR = "DELETE FROM provider_slot WHERE organization_id = ?1 AND employee_id = ?2";

const FILL = `INSERT INTO provider_slot (organization_id, id, employee_id, branch_id, type, day_of_week, start_minutes,
end_minutes, start_date, end_date, note, offerings_type, service_offering_ids)
SELECT ?1, value ->> 'id', ?2, value ->> 'branchId', value ->> 'type', value ->> 'dayOfWeek', value ->> 'startMinutes',
value ->> 'endMinutes', value ->> 'startDate', value ->> 'endDate', value ->> 'note', value ->> 'offeringsType',
value -> 'serviceOfferingIds' FROM json_each(?3)`;

export interface TimingsChange {
  employeeId: string;
  /** The version that `before` was read at. */
  version: number;
  before: readonly Slot[];
  after: readonly Slot[];
  /** UTC ms. */
  now: number;
}

/**
 * The statements that put a provider's slots in the place of those before, which are kept for taking it back. The
 * first one changes no row where somebody else was faster.
 */
export function replaceTimingsStatements(
  db: TenantDb,
  { employeeId, version, before, after, now }: TimingsChange,
): { guarded: D1PreparedStatement; writes: D1PreparedStatement[] } {
  const own = db.organizationId;
  return {
    guarded: db.raw(NEXT_VERSION, own, employeeId, version, JSON.stringify(before), now),
    writes: [db.raw(CLEAR, own, employeeId), db.raw(FILL, own, employeeId, JSON.stringify(after))],
  };
}
