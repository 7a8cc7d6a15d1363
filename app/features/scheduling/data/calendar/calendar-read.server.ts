import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { rowsOf } from "~/db/rows.server";
import { employee, employeeBranch, employeeDepartment } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { branch, department, serviceOffering } from "~/db/schema/organization.server";
import { appointmentStateOf, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { CalendarRules } from "../../domain/booking/bookable";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import type { Slot } from "../../domain/timings/timing";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";
import { calendarSettingsStatement } from "../settings/calendar-settings.server";
import { timingsOf, timingsStatement } from "../availability/schedules.server";

/** What a calendar can be narrowed by, and who belongs to what. */
export interface CalendarChoices {
  settings: CalendarRules | undefined;
  doctors: { id: string; title: number; firstName: string; lastName: string }[];
  branches: { id: string; name: string; timeZone: string }[];
  departments: { id: string; name: string }[];
  offerings: { id: string; name: string }[];
  worksAt: { employeeId: string; branchId: string }[];
  worksIn: { employeeId: string; departmentId: string }[];
  gives: { employeeId: string; serviceOfferingId: string }[];
}

const doctorsStatement = (db: TenantDb, only: string | null) =>
  db.orm
    .select(
      pick({ id: employee.id, title: employee.title, firstName: employee.firstName, lastName: employee.lastName }),
    )
    .from(employee)
    .where(
      and(
        db.own(employee),
        eq(employee.enabled, true),
        eq(employee.adminApproval, 1),
        provides(),
        only === null ? undefined : eq(employee.id, only),
      ),
    )
    .orderBy(asc(employee.lastName), asc(employee.firstName), asc(employee.id));

/** All of it in one round trip; with `only`, of that one doctor. */
export async function readCalendarChoices(db: TenantDb, only: string | null): Promise<CalendarChoices> {
  const [[settings], doctors, branches, departments, offerings, worksAt, worksIn, gives] = await db.batch([
    calendarSettingsStatement(db),
    doctorsStatement(db, only),
    db.orm
      .select(pick({ id: branch.id, name: branch.name, timeZone: branch.timeZone }))
      .from(branch)
      .where(and(db.own(branch), eq(branch.enabled, true)))
      .orderBy(asc(branch.name)),
    db.orm
      .select(pick({ id: department.id, name: department.name }))
      .from(department)
      .where(and(db.own(department), eq(department.enabled, true)))
      .orderBy(asc(department.name)),
    db.orm
      .select(pick({ id: serviceOffering.id, name: serviceOffering.name }))
      .from(serviceOffering)
      .where(and(db.own(serviceOffering), eq(serviceOffering.enabled, true)))
      .orderBy(asc(serviceOffering.name)),
    db.orm
      .select(pick({ employeeId: employeeBranch.employeeId, branchId: employeeBranch.branchId }))
      .from(employeeBranch)
      .where(db.own(employeeBranch)),
    db.orm
      .select(pick({ employeeId: employeeDepartment.employeeId, departmentId: employeeDepartment.departmentId }))
      .from(employeeDepartment)
      .where(db.own(employeeDepartment)),
    db.orm
      .select(pick({ employeeId: employeeOffering.employeeId, serviceOfferingId: employeeOffering.serviceOfferingId }))
      .from(employeeOffering)
      .where(db.own(employeeOffering)),
  ]);
  return { settings, doctors, branches, departments, offerings, worksAt, worksIn, gives };
}

/** Filter by provider, place and service (null: any), by state, and by time within UTC ms [from, to). */
export interface BoardRequest {
  employeeIds: readonly string[];
  branchId: string | null;
  serviceOfferingId: string | null;
  states: readonly AppointmentState[];
  from: number;
  to: number;
}

/** Blocked time has no service and stands for every one. */
const APPOINTMENTS = `SELECT a.id, a.employee_id AS "employeeId", a.branch_id AS "branchId", a.state_id AS "stateId", a.type,
a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.time_zone AS "timeZone", p.first_name AS "firstName",
p.last_name AS "lastName", so.name AS offering, CASE WHEN a.patient_id IS NULL THEN a.reason ELSE '' END AS note
FROM json_each(?2) ids CROSS JOIN appointment a INDEXED BY appointment_employee_time
ON a.organization_id = ?1 AND a.employee_id = ids.value AND a.starts_at > ?3 AND a.starts_at < ?4
LEFT JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
LEFT JOIN service_offering so ON so.organization_id = a.organization_id AND so.id = a.service_offering_id
WHERE a.ends_at > ?5 AND a.disabled_at IS NULL AND a.session_id IS NULL AND a.state_id IN (SELECT value FROM json_each(?6))
AND (?7 IS NULL OR a.branch_id = ?7) AND (?8 IS NULL OR a.service_offering_id IS NULL OR a.service_offering_id = ?8)
ORDER BY a.starts_at, a.id`;

/** A group session stands for all of its appointments, in the state that says the same of it. */
const SESSIONS = `SELECT s.id, s.employee_id AS "employeeId", s.branch_id AS "branchId",
CASE so.offerings_type WHEN 'VIDEO_CONSULTATION' THEN 'video' ELSE 'in_patient' END AS type,
CASE s.state WHEN 'OPEN' THEN 2 WHEN 'CANCELED' THEN 3 ELSE 10 END AS "stateId",
s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.time_zone AS "timeZone", so.name AS offering, s.title AS note,
s.capacity AS seats, (SELECT count(*) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = s.id) AS taken
FROM group_session s INDEXED BY group_session_time
JOIN service_offering so ON so.organization_id = s.organization_id AND so.id = s.service_offering_id
WHERE s.organization_id = ?1 AND s.starts_at > ?3 AND s.starts_at < ?4 AND s.ends_at > ?5
AND s.employee_id IN (SELECT value FROM json_each(?2))
AND (CASE s.state WHEN 'OPEN' THEN 2 WHEN 'CANCELED' THEN 3 ELSE 10 END) IN (SELECT value FROM json_each(?6))
AND (?7 IS NULL OR s.branch_id = ?7) AND (?8 IS NULL OR s.service_offering_id = ?8) ORDER BY s.starts_at, s.id`;

interface SessionRow extends Omit<CalendarAppointment, "stateId" | "patient" | "seats"> {
  stateId: number;
  seats: number;
  taken: number;
}

const sessionOf = ({ seats: of, taken, stateId, ...row }: SessionRow): CalendarAppointment => ({
  ...row,
  stateId: appointmentStateOf(stateId),
  patient: null,
  seats: { taken, of },
});

interface AppointmentRow extends Omit<CalendarAppointment, "stateId" | "patient" | "seats"> {
  stateId: number;
  firstName: string | null;
  lastName: string | null;
}

const appointmentOf = ({ firstName, lastName, stateId, ...row }: AppointmentRow): CalendarAppointment => ({
  ...row,
  stateId: appointmentStateOf(stateId),
  patient: firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim(),
});

/**
 * The appointments, by their start, and the timings of the doctors: one round trip, however many there are of either.
 */
export async function readBoard(
  db: TenantDb,
  request: BoardRequest,
): Promise<{ appointments: CalendarAppointment[]; timings: Map<string, Slot[]> }> {
  const { employeeIds, branchId, serviceOfferingId, states, from, to } = request;
  if (employeeIds.length === 0) return { appointments: [], timings: new Map() };
  const asked = [
    JSON.stringify(employeeIds),
    from - LONGEST_APPOINTMENT_MS,
    to,
    from,
    JSON.stringify(states),
    branchId,
    serviceOfferingId,
  ];
  const [appointments, sessions, timings] = await db.rawBatch([
    db.raw(APPOINTMENTS, db.organizationId, ...asked),
    db.raw(SESSIONS, db.organizationId, ...asked),
    timingsStatement(db, employeeIds),
  ]);
  const found = [
    ...rowsOf<AppointmentRow>(appointments).map(appointmentOf),
    ...rowsOf<SessionRow>(sessions).map(sessionOf),
  ];
  return { appointments: found.toSorted((a, b) => a.startsAt - b.startsAt), timings: timingsOf(timings) };
}
