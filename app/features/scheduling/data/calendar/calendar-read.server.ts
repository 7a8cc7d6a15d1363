import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { rowsOf } from "~/db/rows.server";
import { employee, employeeBranch, employeeDepartment } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { branch, department, serviceOffering } from "~/db/schema/organization.server";
import type { Interval } from "~/kernel/time/intervals";
import { appointmentStateOf, holdsTime, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { Arrival } from "../../domain/appointments/arrivals/arrival-stage";
import { byDoctor } from "../../domain/calendar/by-doctor";
import { claimedInterval } from "../../domain/availability/claims";
import type { CalendarRules } from "../../domain/booking/bookable";
import type { CalendarAppointment, CalendarLayer, HeldTime, WaitingPatient } from "../../domain/calendar/calendar-view";
import type { Slot } from "../../domain/timings/timing";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";
import { branchArrivalsStatement } from "../appointments/arrivals/branch-arrivals.server";
import { calendarArrivalsOf, calendarArrivalsStatement } from "./calendar-arrivals.server";
import { calendarSettingsStatement } from "../settings/calendar-settings.server";
import { timingsOf, timingsStatement } from "../availability/schedules.server";

/** Who works where, and by which rules. */
export interface WhoWorks {
  settings: CalendarRules | undefined;
  doctors: { id: string; title: number; firstName: string; lastName: string }[];
  branches: { id: string; name: string; timeZone: string }[];
  worksAt: { employeeId: string; branchId: string }[];
}

/** What a calendar can be narrowed by, and who belongs to what. */
export interface CalendarChoices extends WhoWorks {
  departments: { id: string; name: string }[];
  offerings: { id: string; name: string }[];
  worksIn: { employeeId: string; departmentId: string }[];
  gives: { employeeId: string; serviceOfferingId: string }[];
  /** The rooms of each location that has some. */
  rooms: { branchId: string; rooms: string[] }[];
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

const branchesStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ id: branch.id, name: branch.name, timeZone: branch.timeZone }))
    .from(branch)
    .where(and(db.own(branch), eq(branch.enabled, true)))
    .orderBy(asc(branch.name));

const worksAtStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ employeeId: employeeBranch.employeeId, branchId: employeeBranch.branchId }))
    .from(employeeBranch)
    .where(db.own(employeeBranch));

/** Who works where, in one round trip; with `only`, that one doctor. */
export async function readWhoWorks(db: TenantDb, only: string | null): Promise<WhoWorks> {
  const [[settings], doctors, branches, worksAt] = await db.batch([
    calendarSettingsStatement(db),
    doctorsStatement(db, only),
    branchesStatement(db),
    worksAtStatement(db),
  ]);
  return { settings, doctors, branches, worksAt };
}

/** All of it in one round trip; with `only`, of that one doctor. */
export async function readCalendarChoices(db: TenantDb, only: string | null): Promise<CalendarChoices> {
  const [[settings], doctors, branches, departments, offerings, worksAt, worksIn, gives, rooms] = await db.batch([
    calendarSettingsStatement(db),
    doctorsStatement(db, only),
    branchesStatement(db),
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
    worksAtStatement(db),
    db.orm
      .select(pick({ employeeId: employeeDepartment.employeeId, departmentId: employeeDepartment.departmentId }))
      .from(employeeDepartment)
      .where(db.own(employeeDepartment)),
    db.orm
      .select(pick({ employeeId: employeeOffering.employeeId, serviceOfferingId: employeeOffering.serviceOfferingId }))
      .from(employeeOffering)
      .where(db.own(employeeOffering)),
    branchArrivalsStatement(db),
  ]);
  return { settings, doctors, branches, departments, offerings, worksAt, worksIn, gives, rooms };
}

/** Filter by provider, place and service (null: any), by state, and by time within UTC ms [from, to). */
export interface BoardRequest {
  employeeIds: readonly string[];
  branchId: string | null;
  serviceOfferingId: string | null;
  states: readonly AppointmentState[];
  from: number;
  to: number;
  /** What is laid over the appointments. */
  layers: readonly CalendarLayer[];
  /** UTC ms: what was held until then is held no more. */
  now: number;
}

/** Of every place and service: what the filters leave out still takes the doctor's time. */
const APPOINTMENTS = `SELECT a.id, a.employee_id AS "employeeId", a.branch_id AS "branchId", a.state_id AS "stateId", a.type,
a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.time_zone AS "timeZone", p.first_name AS "firstName",
p.last_name AS "lastName", so.name AS offering, CASE WHEN a.patient_id IS NULL THEN a.reason ELSE '' END AS note,
a.service_offering_id AS "serviceOfferingId", a.buffer_before_minutes AS "bufferBefore", a.buffer_after_minutes AS "bufferAfter",
a.patient_id AS "patientId"
FROM json_each(?2) ids CROSS JOIN appointment a INDEXED BY appointment_employee_time
ON a.organization_id = ?1 AND a.employee_id = ids.value AND a.starts_at > ?3 AND a.starts_at < ?4
LEFT JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
LEFT JOIN service_offering so ON so.organization_id = a.organization_id AND so.id = a.service_offering_id
WHERE a.ends_at > ?5 AND a.disabled_at IS NULL AND a.session_id IS NULL AND a.state_id IN (SELECT value FROM json_each(?6))
ORDER BY a.starts_at, a.id`;

/** A group session stands for all of its appointments, in the state that says the same of it. */
const SESSIONS = `SELECT s.id, s.employee_id AS "employeeId", s.branch_id AS "branchId",
CASE so.offerings_type WHEN 'VIDEO_CONSULTATION' THEN 'video' ELSE 'in_patient' END AS type,
CASE s.state WHEN 'OPEN' THEN 2 WHEN 'CANCELED' THEN 3 ELSE 10 END AS "stateId",
s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.time_zone AS "timeZone", so.name AS offering, s.title AS note,
s.service_offering_id AS "serviceOfferingId", s.buffer_before_minutes AS "bufferBefore", s.buffer_after_minutes AS "bufferAfter",
s.capacity AS "of", (SELECT count(*) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = s.id) AS taken
FROM group_session s INDEXED BY group_session_time
JOIN service_offering so ON so.organization_id = s.organization_id AND so.id = s.service_offering_id
WHERE s.organization_id = ?1 AND s.starts_at > ?3 AND s.starts_at < ?4 AND s.ends_at > ?5
AND s.employee_id IN (SELECT value FROM json_each(?2))
AND (CASE s.state WHEN 'OPEN' THEN 2 WHEN 'CANCELED' THEN 3 ELSE 10 END) IN (SELECT value FROM json_each(?6))
ORDER BY s.starts_at, s.id`;

/** What somebody is booking now, and what was offered to somebody who waits. */
const HELD = `SELECT h.employee_id AS "employeeId", h.starts_at AS "start", h.ends_at AS "end", h.expires_at AS "until"
FROM json_each(?2) held CROSS JOIN booking_hold h INDEXED BY booking_hold_employee
ON h.organization_id = ?1 AND h.employee_id = held.value AND h.starts_at > ?3 AND h.starts_at < ?4
WHERE h.expires_at > ?5 AND h.session_id IS NULL
UNION ALL SELECT w.offered_employee_id, w.offered_starts_at, w.offered_ends_at, w.offer_expires_at
FROM json_each(?2) offers CROSS JOIN waiting_list w INDEXED BY waiting_list_held
ON w.organization_id = ?1 AND w.offered_employee_id = offers.value AND w.offered_starts_at > ?3 AND w.offered_starts_at < ?4
WHERE w.state = 'OFFERED' AND w.offer_expires_at > ?5`;

/** No more entries of each are looked at: a longer list is read on its own page. */
const MOST_WAITING = 200;
const waitingOf = (whose: string) =>
  `SELECT * FROM (SELECT w.employee_id AS "employeeId", w.from_day AS "fromDay", w.to_day AS "toDay"
FROM waiting_list w INDEXED BY waiting_list_employee
WHERE w.organization_id = ?1 AND w.employee_id ${whose} AND w.state = 'WAITING' LIMIT ${MOST_WAITING})`;
const WAITING = `${waitingOf("IN (SELECT value FROM json_each(?2))")} UNION ALL ${waitingOf("IS NULL")}`;

interface BookedRow extends Omit<CalendarAppointment, "stateId" | "patient" | "seats" | "opensPatient"> {
  stateId: number;
  /** null for blocked time, which has no service and stands for every one. */
  serviceOfferingId: string | null;
  bufferBefore: number;
  bufferAfter: number;
}
type SessionRow = BookedRow & { of: number; taken: number };
type AppointmentRow = BookedRow & {
  firstName: string | null;
  lastName: string | null;
  patientId: string | null;
};

const shownOf = ({ bufferBefore: _before, bufferAfter: _after, serviceOfferingId: _service, ...row }: BookedRow) => ({
  ...row,
  stateId: appointmentStateOf(row.stateId),
});

const sessionOf = ({ of, taken, ...row }: SessionRow): CalendarAppointment => ({
  ...shownOf(row),
  patient: null,
  seats: { taken, of },
});

const appointmentOf = (
  { firstName, lastName, patientId: _patient, ...row }: AppointmentRow,
  arrival: Arrival | undefined,
): CalendarAppointment => ({
  ...shownOf(row),
  ...(arrival ? { arrival } : {}),
  patient: firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim(),
});

/** What a board shows, and what takes each doctor's time. */
export interface BoardRows {
  appointments: CalendarAppointment[];
  /** Whose each appointment is; of blocked time and of group sessions there is none. */
  patients: { id: string; patientId: string | null }[];
  busy: Map<string, Interval[]>;
  timings: Map<string, Slot[]>;
  held: HeldTime[];
  waiting: WaitingPatient[];
}

/**
 * The appointments, by their start, the timings of the doctors and what is laid over them: one round trip, however many
 * there are of each. What is read grows with the time shown, not with what the organization has.
 */
export async function readBoard(db: TenantDb, request: BoardRequest): Promise<BoardRows> {
  const { employeeIds, branchId, serviceOfferingId, states, from, to, layers, now } = request;
  if (employeeIds.length === 0)
    return { appointments: [], patients: [], busy: new Map(), timings: new Map(), held: [], waiting: [] };
  const [own, ids, first] = [db.organizationId, JSON.stringify(employeeIds), from - LONGEST_APPOINTMENT_MS] as const;
  const asked = [own, ids, first, to, from, JSON.stringify(states)] as const;
  const withHeld = layers.includes("holds") || layers.includes("free");
  const [appointments, sessions, timings, arrivals, held, waiting] = await db.rawBatch([
    db.raw(APPOINTMENTS, ...asked),
    db.raw(SESSIONS, ...asked),
    timingsStatement(db, employeeIds),
    calendarArrivalsStatement(db, request),
    withHeld ? db.raw(HELD, own, ids, first, to, now) : db.raw("SELECT 1 WHERE 0"),
    ...(layers.includes("waiting") ? [db.raw(WAITING, own, ids)] : []),
  ]);
  const isAsked = (row: BookedRow) =>
    (branchId === null || row.branchId === branchId) &&
    (serviceOfferingId === null || row.serviceOfferingId === null || row.serviceOfferingId === serviceOfferingId);
  const [ones, groups] = [rowsOf<AppointmentRow>(appointments), rowsOf<SessionRow>(sessions)];
  const heldTimes = rowsOf<HeldTime>(held);
  const cameOf = calendarArrivalsOf(arrivals);
  const shown = (row: AppointmentRow) => appointmentOf(row, cameOf.get(row.id));
  return {
    appointments: [...ones.filter(isAsked).map(shown), ...groups.filter(isAsked).map(sessionOf)].toSorted(
      (a, b) => a.startsAt - b.startsAt,
    ),
    patients: ones.map(({ id, patientId }) => ({ id, patientId })),
    busy: busyOf([...ones, ...groups], heldTimes),
    timings: timingsOf(timings),
    held: heldTimes,
    waiting: rowsOf<WaitingPatient>(waiting),
  };
}

/** When each doctor has no time, with what an appointment needs before and after it. */
function busyOf(rows: readonly BookedRow[], held: readonly HeldTime[]): Map<string, Interval[]> {
  const taken = rows
    .filter(({ stateId }) => holdsTime(appointmentStateOf(stateId)))
    .map(({ employeeId, startsAt: start, endsAt: end, bufferBefore, bufferAfter }) => ({
      employeeId,
      ...claimedInterval({ start, end, bufferBefore, bufferAfter }),
    }));
  return byDoctor<Interval & { employeeId: string }>([...taken, ...held]);
}
