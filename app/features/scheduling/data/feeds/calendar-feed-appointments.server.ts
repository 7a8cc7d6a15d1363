import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { FeedOwner } from "./calendar-feeds.server";

/**
 * An appointment, or a group session with all of its appointments, as a feed shows it before it is put into words.
 * Instants in UTC ms.
 */
export interface FeedAppointment {
  id: string;
  stateId: number;
  type: "video" | "in_patient";
  version: number;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  updatedAt: number;
  disabledAt: number | null;
  branchName: string;
  branchAddress: string;
  branchCity: string;
  /** null for blocked time. */
  offeringName: string | null;
  firstName: string | null;
  lastName: string | null;
  /** Of a group session: how many seats are taken, and of how many; null for an appointment by itself. */
  taken: number | null;
  capacity: number | null;
}

const FIELDS = `SELECT a.id, a.state_id AS "stateId", a.type, a.version, a.starts_at AS "startsAt", a.ends_at AS "endsAt",
a.time_zone AS "timeZone", a.updated_at AS "updatedAt", a.disabled_at AS "disabledAt", b.name AS "branchName",
b.address AS "branchAddress", b.city AS "branchCity", s.name AS "offeringName", p.first_name AS "firstName",
p.last_name AS "lastName", NULL AS taken, NULL AS capacity
FROM appointment a
JOIN branch b ON b.organization_id = a.organization_id AND b.id = a.branch_id
LEFT JOIN service_offering s ON s.organization_id = a.organization_id AND s.id = a.service_offering_id
LEFT JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
WHERE a.organization_id = ?1 AND a.starts_at BETWEEN ?3 AND ?4`;
const NEAREST = "ORDER BY abs(a.starts_at - ?5), a.id LIMIT ?6";

const APPOINTMENTS = `${FIELDS} AND a.employee_id = ?2 AND a.session_id IS NULL ${NEAREST}`;
/** Seats in group sessions too: to a patient, each is an appointment. */
const OF_PATIENT = `${FIELDS} AND a.patient_id = ?2 ${NEAREST}`;

/** One event for a session, in the state that says the same of it; who sits in it stays here. */
const SESSIONS = `SELECT g.id, CASE g.state WHEN 'OPEN' THEN 2 WHEN 'CANCELED' THEN 3 ELSE 10 END AS "stateId",
CASE s.offerings_type WHEN 'VIDEO_CONSULTATION' THEN 'video' ELSE 'in_patient' END AS type,
g.version, g.starts_at AS "startsAt", g.ends_at AS "endsAt", g.time_zone AS "timeZone", g.updated_at AS "updatedAt",
NULL AS "disabledAt", b.name AS "branchName", b.address AS "branchAddress", b.city AS "branchCity", s.name AS "offeringName",
NULL AS "firstName", NULL AS "lastName", g.capacity,
(SELECT count(*) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = g.id AND t.expires_at IS NULL) AS taken
FROM group_session g INDEXED BY group_session_time
JOIN branch b ON b.organization_id = g.organization_id AND b.id = g.branch_id
JOIN service_offering s ON s.organization_id = g.organization_id AND s.id = g.service_offering_id
WHERE g.organization_id = ?1 AND g.employee_id = ?2 AND g.starts_at BETWEEN ?3 AND ?4
ORDER BY abs(g.starts_at - ?5), g.id LIMIT ?6`;

export interface FeedRange {
  owner: FeedOwner;
  from: number;
  to: number;
  /** Where there are more than `most`, those nearest to this. */
  near: number;
  most: number;
}

/** The appointments of a patient, or those of a provider with group sessions and blocked times, in a range, in order. */
export async function readFeedAppointments(db: TenantDb, range: FeedRange): Promise<FeedAppointment[]> {
  const { owner, from, to, near, most } = range;
  const asked = [owner.employeeId ?? owner.patientId, from, to, near, most];
  const statements = owner.employeeId === undefined ? [OF_PATIENT] : [APPOINTMENTS, SESSIONS];
  const found = await db.rawBatch(statements.map((statement) => db.raw(statement, db.organizationId, ...asked)));
  return found
    .flatMap((each) => rowsOf<FeedAppointment>(each))
    .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
}
