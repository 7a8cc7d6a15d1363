import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { Interval } from "~/kernel/time/intervals";
import type { Schedules } from "../../domain/booking/bookable";
import { claimedInterval } from "../../domain/availability/claims";
import type { Slot } from "../../domain/timings/timing";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";

/**
 * For whom time is looked up, and when: what is held for others is busy until it runs out, what is held for them is
 * free.
 */
export interface Viewer {
  /** UTC ms. */
  now: number;
  /** Hash of the visitor's cookie; null for everybody else. */
  visitorHash: string | null;
  /** The patient who is looking: at the times of their own appointments, they are not free themselves. */
  patient?: { patientId: string; bookedBy: string | null } | undefined;
}

/** UTC ms [from, to) within which starts are looked for. */
export interface Range {
  from: number;
  to: number;
}

const BRANCHES = `SELECT eb.employee_id AS "employeeId", eb.branch_id AS "branchId"
FROM json_each(?2) ids CROSS JOIN employee_branch eb ON eb.organization_id = ?1 AND eb.employee_id = ids.value`;

const TIMINGS = `SELECT ps.id, ps.employee_id AS "employeeId", ps.branch_id AS "branchId", ps.type, ps.day_of_week AS "dayOfWeek",
ps.start_minutes AS "startMinutes", ps.end_minutes AS "endMinutes", ps.start_date AS "startDate", ps.end_date AS "endDate",
ps.note, ps.offerings_type AS "offeringsType", ps.service_offering_ids AS "serviceOfferingIds"
FROM json_each(?2) ids CROSS JOIN provider_slot ps ON ps.organization_id = ?1 AND ps.employee_id = ids.value`;

/** In place of a provider, with the times at which the looking patient is elsewhere; no provider has this id. */
const OF_PATIENT = "patient";

/** States as the partial index names them: the ones that hold a time. A block that was given free holds none. */
const BUSY = `SELECT a.employee_id AS "employeeId", a.starts_at AS "start", a.ends_at AS "end",
a.buffer_before_minutes AS "bufferBefore", a.buffer_after_minutes AS "bufferAfter"
FROM json_each(?2) ids CROSS JOIN appointment a INDEXED BY appointment_holding
ON a.organization_id = ?1 AND a.employee_id = ids.value AND a.starts_at >= ?3 AND a.starts_at < ?4
AND a.state_id IN (1, 2, 4, 6, 7, 11, 20) AND a.disabled_at IS NULL
UNION ALL SELECT h.employee_id, h.starts_at, h.ends_at, h.buffer_before_minutes, h.buffer_after_minutes
FROM json_each(?2) held CROSS JOIN booking_hold h INDEXED BY booking_hold_employee
ON h.organization_id = ?1 AND h.employee_id = held.value AND h.starts_at >= ?3 AND h.starts_at < ?4
AND h.expires_at > ?5 AND h.visitor_hash IS NOT ?6
UNION ALL SELECT w.offered_employee_id, w.offered_starts_at, w.offered_ends_at, w.offered_buffer_before_minutes, w.offered_buffer_after_minutes
FROM json_each(?2) offers CROSS JOIN waiting_list w INDEXED BY waiting_list_held
ON w.organization_id = ?1 AND w.offered_employee_id = offers.value AND w.offered_starts_at >= ?3 AND w.offered_starts_at < ?4
AND w.state = 'OFFERED' AND w.offer_expires_at > ?5
UNION ALL SELECT g.employee_id, g.starts_at, g.ends_at, g.buffer_before_minutes, g.buffer_after_minutes
FROM json_each(?2) groups CROSS JOIN group_session g INDEXED BY group_session_holding
ON g.organization_id = ?1 AND g.employee_id = groups.value AND g.starts_at >= ?3 AND g.starts_at < ?4 AND g.state = 'OPEN'
UNION ALL SELECT '${OF_PATIENT}', p.starts_at, p.ends_at, 0, 0 FROM appointment p INDEXED BY appointment_patient_time
WHERE p.organization_id = ?1 AND p.patient_id = ?7 AND p.starts_at >= ?3 AND p.starts_at < ?4
AND p.state_id IN (1, 2, 4, 6, 7, 11) AND (?8 IS NULL OR p.booked_by_patient_id = ?8)`;

const APPOINTMENTS = `SELECT d.employee_id AS "employeeId", d.local_day AS "localDay", count(*) AS appointments
FROM json_each(?2) ids CROSS JOIN daily_ordinal d ON d.organization_id = ?1 AND d.employee_id = ids.value
AND d.local_day >= ?3 AND d.local_day <= ?4 GROUP BY d.employee_id, d.local_day`;

type TimingRow = Omit<Slot, "serviceOfferingIds"> & { employeeId: string; serviceOfferingIds: string };
interface BusyRow {
  employeeId: string;
  start: number;
  end: number;
  bufferBefore: number;
  bufferAfter: number;
}
interface AppointmentsRow {
  employeeId: string;
  localDay: string;
  appointments: number;
}

/** The weekly timings and exceptions of some providers. */
export const timingsStatement = (db: TenantDb, employeeIds: readonly string[]): D1PreparedStatement =>
  db.raw(TIMINGS, db.organizationId, JSON.stringify(employeeIds));

/** Reads the answer of `timingsStatement`, by provider. */
export const timingsOf = (result: D1Result<Record<string, unknown>> | undefined): Map<string, Slot[]> =>
  grouped(rowsOf<TimingRow>(result), (row): Slot => ({
    ...row,
    serviceOfferingIds: JSON.parse(row.serviceOfferingIds) as string[],
  }));

function grouped<Row extends { employeeId: string }, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.employeeId);
    if (group) group.push(value(row));
    else groups.set(row.employeeId, [value(row)]);
  }
  return groups;
}

const dayOf = (utc: number) => new Date(utc).toISOString().slice(0, 10);

/** The statements that `schedulesOf` reads, for a batch of the caller's own. */
export function schedulesStatements(
  db: TenantDb,
  employeeIds: readonly string[],
  range: Range,
  looker: Viewer,
  withAppointments: boolean,
): D1PreparedStatement[] {
  const ids = JSON.stringify(employeeIds);
  const own = db.organizationId;
  const statements = [
    db.raw(BRANCHES, own, ids),
    db.raw(TIMINGS, own, ids),
    db.raw(
      BUSY,
      own,
      ids,
      range.from - LONGEST_APPOINTMENT_MS,
      range.to + LONGEST_APPOINTMENT_MS,
      looker.now,
      looker.visitorHash,
      looker.patient?.patientId ?? null,
      looker.patient?.bookedBy ?? null,
    ),
  ];
  if (withAppointments)
    statements.push(
      db.raw(
        APPOINTMENTS,
        own,
        ids,
        dayOf(range.from - LONGEST_APPOINTMENT_MS),
        dayOf(range.to + LONGEST_APPOINTMENT_MS),
      ),
    );
  return statements;
}

/** Reads the answers of `schedulesStatements`. */
export function schedulesOf(results: readonly D1Result<Record<string, unknown>>[]): Schedules {
  const [branches, timings, busy, appointments] = results;
  const appointmentsOn = new Map<string, Map<string, number>>();
  for (const row of rowsOf<AppointmentsRow>(appointments)) {
    const days = appointmentsOn.get(row.employeeId) ?? new Map<string, number>();
    appointmentsOn.set(row.employeeId, days.set(row.localDay, row.appointments));
  }
  const held = grouped(rowsOf<BusyRow>(busy), (row): Interval => claimedInterval(row));
  const ofPatient = held.get(OF_PATIENT);
  held.delete(OF_PATIENT);
  return {
    branches: grouped(rowsOf<{ employeeId: string; branchId: string }>(branches), (row) => row.branchId),
    timings: timingsOf(timings),
    busy: held,
    ...(ofPatient && { ofPatient }),
    appointmentsOn,
  };
}

/** Branches, timings, busy time and, where a daily maximum asks for it, appointments a day: one round trip. */
export async function readSchedules(
  db: TenantDb,
  employeeIds: readonly string[],
  range: Range,
  looker: Viewer,
  withAppointments: boolean,
): Promise<Schedules> {
  if (employeeIds.length === 0) return schedulesOf([]);
  return schedulesOf(await db.rawBatch(schedulesStatements(db, employeeIds, range, looker, withAppointments)));
}
