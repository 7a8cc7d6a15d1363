import type { TenantDb } from "~/db/client.server";
import { appointmentStateOf, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { Offering } from "../../domain/booking/bookable";
import type { SessionState, SessionWayBack } from "../../domain/groups/group-session";
import { rowsOf } from "~/db/rows.server";

/** A session with the names of everything it concerns, and how many seats are held. Instants in UTC ms. */
export interface SessionRow {
  id: string;
  serviceOfferingId: string;
  employeeId: string;
  branchId: string;
  title: string;
  capacity: number;
  taken: number;
  state: SessionState;
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  timeZone: string;
  undoUntil: number | null;
  version: number;
  offeringName: string;
  /** Whether it meets at a place or in a call. */
  offeringsType: Offering["offeringsType"];
  branchName: string;
  employeeTitle: number;
  employeeFirstName: string;
  employeeLastName: string;
}

/** An appointment of a session. */
export interface Participant {
  appointmentId: string;
  stateId: AppointmentState;
  patientId: string;
  number: number;
  firstName: string;
  lastName: string;
}

/** A session and the appointments in it. */
export interface FoundSession {
  session: SessionRow;
  /** What undoing its last change needs to know; no page or call shows it. */
  wayBack: SessionWayBack | null;
  participants: Participant[];
}

const FIELDS = `s.id, s.service_offering_id AS "serviceOfferingId", s.employee_id AS "employeeId", s.branch_id AS "branchId", s.title,
s.capacity, s.state, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.buffer_before_minutes AS "bufferBeforeMinutes",
s.buffer_after_minutes AS "bufferAfterMinutes", s.time_zone AS "timeZone", s.undo_until AS "undoUntil", s.version,
so.name AS "offeringName", so.offerings_type AS "offeringsType", b.name AS "branchName", e.title AS "employeeTitle", e.first_name AS "employeeFirstName",
e.last_name AS "employeeLastName",
(SELECT count(*) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = s.id AND (t.expires_at IS NULL OR t.expires_at > ?2)) AS taken`;
const NAMED = `JOIN service_offering so ON so.organization_id = s.organization_id AND so.id = s.service_offering_id
JOIN branch b ON b.organization_id = s.organization_id AND b.id = s.branch_id
JOIN employee e ON e.organization_id = s.organization_id AND e.id = s.employee_id`;
const ONE = `SELECT ${FIELDS}, s.way_back AS "wayBack" FROM group_session s ${NAMED} WHERE s.organization_id = ?1 AND s.id = ?3`;
const PARTICIPANTS = `SELECT a.id AS "appointmentId", a.state_id AS "stateId", p.id AS "patientId", p.number,
p.first_name AS "firstName", p.last_name AS "lastName" FROM appointment a INDEXED BY appointment_session
JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
WHERE a.organization_id = ?1 AND a.session_id = ?2 AND a.disabled_at IS NULL ORDER BY a.created_at, a.id`;
const LIST = `SELECT ${FIELDS} FROM group_session s ${NAMED} WHERE s.organization_id = ?1 AND s.starts_at >= ?3
AND (?4 IS NULL OR s.employee_id = ?4) ORDER BY s.starts_at, s.id LIMIT ?5`;

/**
 * A session and the appointments in it; undefined where there is none of that id. Seats count as held at `now`, UTC ms.
 */
export async function readSession(db: TenantDb, id: string, now: number): Promise<FoundSession | undefined> {
  const [found, appointments] = await db.rawBatch([
    db.raw(ONE, db.organizationId, now, id),
    db.raw(PARTICIPANTS, db.organizationId, id),
  ]);
  const [row] = rowsOf<SessionRow & { wayBack: string | null }>(found);
  if (!row) return undefined;
  const { wayBack, ...session } = row;
  const participants = rowsOf<Omit<Participant, "stateId"> & { stateId: number }>(appointments);
  return {
    session,
    wayBack: wayBack === null ? null : (JSON.parse(wayBack) as SessionWayBack),
    participants: participants.map((each) => ({ ...each, stateId: appointmentStateOf(each.stateId) })),
  };
}

/** The sessions from a time on (UTC ms), the next one first; with an employee, only theirs. */
export async function readSessions(
  db: TenantDb,
  { from, employeeId, most, now }: { from: number; employeeId: string | null; most: number; now: number },
): Promise<SessionRow[]> {
  const [found] = await db.rawBatch([db.raw(LIST, db.organizationId, now, from, employeeId, most)]);
  return rowsOf<SessionRow>(found);
}
