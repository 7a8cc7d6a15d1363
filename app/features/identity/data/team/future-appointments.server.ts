import type { TenantDb } from "~/db/client.server";

/** An appointment that somebody still has before them. Instants in UTC ms, with the zone of its place. */
export interface FutureAppointment {
  id: string;
  type: "video" | "in_patient";
  startsAt: number;
  timeZone: string;
}

/**
 * The states of an appointment that is still to be (specification, section 4): new, confirmed, rescheduled, set, in
 * progress, walk-in.
 */
const STILL_TO_BE = [1, 2, 4, 6, 7, 11];

/** The next appointments of an employee, soonest first: at most `most` of them. */
export async function readFutureAppointments(
  db: TenantDb,
  employeeId: string,
  now: number,
  most: number,
): Promise<FutureAppointment[]> {
  const text = `SELECT a.id, a.type, a.starts_at AS "startsAt", a.time_zone AS "timeZone" FROM appointment a
WHERE a.organization_id = ?1 AND a.employee_id = ?2 AND a.starts_at >= ?3 AND a.disabled_at IS NULL
AND a.state_id IN (${STILL_TO_BE.join(", ")}) ORDER BY a.starts_at, a.id LIMIT ?4`;
  return (await db.raw(text, db.organizationId, employeeId, now, most).all<FutureAppointment>()).results;
}
