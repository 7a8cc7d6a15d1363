import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import { DAY_MS } from "~/kernel/time/dates";
import type { Arrival } from "../../domain/appointments/arrivals/arrival-stage";

/** Which appointments: of whom, between which instants (UTC ms), seen from which. */
export interface ArrivalsRequest {
  employeeIds: readonly string[];
  from: number;
  to: number;
  now: number;
}

const ARRIVALS = `SELECT r.appointment_id AS id, r.arrived_at AS "arrivedAt", r.way, r.called_at AS "calledAt", r.room, r.left_at AS "leftAt"
FROM json_each(?2) ids CROSS JOIN appointment a INDEXED BY appointment_employee_time
ON a.organization_id = ?1 AND a.employee_id = ids.value AND a.starts_at > ?3 AND a.starts_at < ?4
JOIN appointment_arrival r ON r.organization_id = a.organization_id AND r.appointment_id = a.id`;

/** Who has come, within a day of now: nobody is expected at any other time. */
export function calendarArrivalsStatement(db: TenantDb, { employeeIds, from, to, now }: ArrivalsRequest) {
  const near = [Math.max(from, now - DAY_MS) - 1, Math.min(to, now + DAY_MS)] as const;
  return db.raw(ARRIVALS, db.organizationId, JSON.stringify(employeeIds), ...near);
}

/** What the statement found, by appointment. */
export const calendarArrivalsOf = (result: Parameters<typeof rowsOf>[0]): Map<string, Arrival> =>
  new Map(rowsOf<Arrival & { id: string }>(result).map(({ id, ...arrival }) => [id, arrival]));
