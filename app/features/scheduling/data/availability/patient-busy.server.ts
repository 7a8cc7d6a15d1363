import type { TenantDb } from "~/db/client.server";
import type { Interval } from "~/kernel/time/intervals";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";

const BUSY = `SELECT starts_at AS "start", ends_at AS "end" FROM appointment WHERE organization_id = ?1 AND patient_id = ?2
AND starts_at > ?3 AND starts_at < ?5 AND (ends_at > ?4 OR (state_id = 11 AND ends_at > ?8)) AND state_id IN (1, 2, 4, 6, 7, 11) AND id <> ?6
AND (?7 IS NULL OR booked_by_patient_id = ?7)`;

interface Among {
  /** One that does not count. */
  except?: string | undefined;
  /** Only those that this patient booked; null for all. */
  bookedBy?: string | null;
  /** Since when a walk-in who is not seen yet counts too, UTC ms; not before the range if absent. */
  walkInsFrom?: number | undefined;
}

/** When a patient has appointments that overlap UTC ms [from, to). */
export async function readPatientBusy(
  db: TenantDb,
  patientId: string,
  { from, to }: { from: number; to: number },
  { except = "", bookedBy = null, walkInsFrom = from }: Among = {},
): Promise<Interval[]> {
  const found = await db
    .raw(
      BUSY,
      db.organizationId,
      patientId,
      walkInsFrom - LONGEST_APPOINTMENT_MS,
      from,
      to,
      except,
      bookedBy,
      walkInsFrom,
    )
    .all<Interval & Record<string, unknown>>();
  return found.results;
}

/** Whether a patient has an appointment that overlaps UTC ms [from, to). */
export const patientIsBusy = async (
  db: TenantDb,
  patientId: string,
  range: { from: number; to: number },
  among?: Among,
): Promise<boolean> => (await readPatientBusy(db, patientId, range, among)).length > 0;

const FIRST_BUSY = `SELECT a.starts_at AS "startsAt", a.time_zone AS "timeZone", e.title, e.first_name AS "firstName", e.last_name AS "lastName"
FROM appointment a JOIN employee e ON e.organization_id = a.organization_id AND e.id = a.employee_id
WHERE a.organization_id = ?1 AND a.patient_id = ?2 AND a.starts_at > ?3 AND a.starts_at < ?5 AND (a.ends_at > ?4 OR (a.state_id = 11 AND a.ends_at > ?7))
AND a.state_id IN (1, 2, 4, 6, 7, 11) AND a.id <> ?6 ORDER BY a.starts_at LIMIT 1`;

/** An appointment that is in the way of another of the same patient; UTC ms, and the zone of its place. */
export interface AppointmentInTheWay {
  startsAt: number;
  timeZone: string;
  /** Its doctor. */
  title: number;
  firstName: string;
  lastName: string;
}

/** The first appointment of a patient that overlaps UTC ms [from, to), for staff; null where there is none. */
export const readAppointmentInTheWay = (
  db: TenantDb,
  patientId: string,
  { from, to }: { from: number; to: number },
  except: string,
  walkInsFrom = from,
): Promise<AppointmentInTheWay | null> =>
  db
    .raw(FIRST_BUSY, db.organizationId, patientId, walkInsFrom - LONGEST_APPOINTMENT_MS, from, to, except, walkInsFrom)
    .first<AppointmentInTheWay>();
