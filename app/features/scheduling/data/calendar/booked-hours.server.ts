import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { IsoDate } from "~/kernel/time/dates";
import type { Slot } from "../../domain/timings/timing";
import { CALLED_OFF } from "../../domain/appointments/appointment-states";
import { timingsOf, timingsStatement } from "../availability/schedules.server";

/** A group session counts once, however many come to it. */
const BOOKED = `SELECT day, sum(ms) AS ms FROM (
SELECT a.local_day AS day, max(a.ends_at - a.starts_at) AS ms
FROM json_each(?2) ids CROSS JOIN appointment a INDEXED BY appointment_employee_time
ON a.organization_id = ?1 AND a.employee_id = ids.value AND a.starts_at >= ?3 AND a.starts_at < ?4
WHERE a.disabled_at IS NULL AND a.patient_id IS NOT NULL AND a.state_id NOT IN (${CALLED_OFF.join(", ")})
GROUP BY a.local_day, coalesce(a.session_id, a.id)) GROUP BY day`;

/** Whose hours, between which instants (UTC ms). */
export interface HoursRequest {
  employeeIds: readonly string[];
  from: number;
  to: number;
}

/** For how long some doctors are booked on each day (ms), and their timings: one round trip. */
export async function readBookedHours(
  db: TenantDb,
  { employeeIds, from, to }: HoursRequest,
): Promise<{ booked: Map<IsoDate, number>; timings: Map<string, Slot[]> }> {
  if (employeeIds.length === 0) return { booked: new Map(), timings: new Map() };
  const [booked, timings] = await db.rawBatch([
    db.raw(BOOKED, db.organizationId, JSON.stringify(employeeIds), from, to),
    timingsStatement(db, employeeIds),
  ]);
  return {
    booked: new Map(rowsOf<{ day: IsoDate; ms: number }>(booked).map(({ day, ms }) => [day, ms])),
    timings: timingsOf(timings),
  };
}
