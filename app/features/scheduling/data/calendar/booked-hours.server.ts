import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { IsoDate } from "~/kernel/time/dates";
import type { Slot } from "../../domain/timings/timing";
import { CALLED_OFF } from "../../domain/appointments/appointment-states";
import { bookedByDay, type BookedTime } from "../../domain/calendar/week-plots";
import { timingsOf, timingsStatement } from "../availability/schedules.server";

/** Not grouped here: D1 counts what it sorts into groups as read once more. */
const BOOKED = `SELECT a.local_day AS day, a.ends_at - a.starts_at AS ms, a.session_id AS "sessionId"
FROM json_each(?2) ids CROSS JOIN appointment a INDEXED BY appointment_employee_time
ON a.organization_id = ?1 AND a.employee_id = ids.value AND a.starts_at >= ?3 AND a.starts_at < ?4
WHERE a.disabled_at IS NULL AND a.patient_id IS NOT NULL AND a.state_id NOT IN (${CALLED_OFF.join(", ")})`;

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
    booked: bookedByDay(rowsOf<BookedTime>(booked)),
    timings: timingsOf(timings),
  };
}
