import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** An appointment as it is stored. Instants in UTC ms. */
export interface StoredAppointment {
  id: string;
  state: number;
  employeeId: string;
  startsAt: number;
  endsAt: number;
  before: number;
  after: number;
  lane: number;
  version: number;
  disabledAt: number | null;
  reason: string;
  /** The group session in which it has a seat; null where the time is its own. */
  sessionId: string | null;
}

/** A group session, which holds its provider's time for all of its appointments. */
export interface StoredSession {
  id: string;
  employeeId: string;
  startsAt: number;
  endsAt: number;
  capacity: number;
  /** Five minutes that it claims, and the appointments that have a seat. */
  ticks: number;
  seated: string;
}

/** One change of one appointment; `seq` is its place among all changes of the organization, from the audit. */
export interface StoredChange {
  seq: number;
  appointmentId: string;
  version: number;
  action: string;
  actor: string;
  from: number | null;
  to: number;
  startsAt: number;
  note: string;
}

export interface StoredSchedule {
  appointments: StoredAppointment[];
  sessions: StoredSession[];
  changes: StoredChange[];
  /** Five minutes of a provider (UTC ms / 300,000) and who holds them. */
  claims: { employeeId: string; tick: number; lane: number; holder: string }[];
  /**
   * Pairs of appointments and group sessions that hold time of one provider in everyone's lane and overlap, buffers
   * included: a self-join.
   */
  overlaps: { a: string; b: string }[];
}

const APPOINTMENTS = `SELECT id, state_id AS state, employee_id AS employeeId, starts_at AS startsAt, ends_at AS endsAt,
buffer_before_minutes AS before, buffer_after_minutes AS after, lane, version, disabled_at AS disabledAt, reason,
session_id AS sessionId FROM appointment WHERE organization_id = ?`;
const SESSIONS = `SELECT s.id, s.employee_id AS employeeId, s.starts_at AS startsAt, s.ends_at AS endsAt, s.capacity,
(SELECT count(*) FROM slot_claim c WHERE c.organization_id = s.organization_id AND c.holder_kind = 'SESSION' AND c.holder_id = s.id) AS ticks,
(SELECT json_group_array(t.holder_id) FROM group_seat t WHERE t.organization_id = s.organization_id AND t.session_id = s.id
  AND t.holder_kind = 'APPOINTMENT') AS seated FROM group_session s WHERE s.organization_id = ? AND s.state = 'OPEN'`;
const CHANGES = `SELECT h.appointment_id AS appointmentId, h.version, h.action, h.actor_kind AS actor,
h.from_state_id AS "from", h.to_state_id AS "to", h.starts_at AS startsAt, h.note, a.seq
FROM (SELECT *, row_number() OVER (PARTITION BY appointment_id ORDER BY version) AS place FROM appointment_history WHERE organization_id = ?1) h
LEFT JOIN (SELECT subject_id, seq, row_number() OVER (PARTITION BY subject_id ORDER BY seq) AS place FROM audit_event
  WHERE organization_id = ?1 AND subject_kind = 'appointment' AND outcome = 'DONE'
  AND action IN ('appointment.book', 'appointment.set', 'appointment.block', 'appointment.confirm', 'appointment.reject',
  'appointment.cancel', 'appointment.reschedule', 'appointment.undo', 'appointment.expire', 'appointment.noShow')) a
ON a.subject_id = h.appointment_id AND a.place = h.place`;
const CLAIMS = `SELECT resource_id AS employeeId, tick, lane, holder_id AS holder FROM slot_claim
WHERE organization_id = ? AND holder_kind = 'APPOINTMENT'`;
const OVERLAPS = `WITH held AS (SELECT id, employee_id, starts_at - buffer_before_minutes * 60000 AS s,
  ends_at + buffer_after_minutes * 60000 AS e FROM appointment
  WHERE organization_id = ?1 AND session_id IS NULL AND lane = 0 AND disabled_at IS NULL AND state_id IN (1, 2, 4, 6, 7, 11, 20)
  UNION ALL SELECT id, employee_id, starts_at, ends_at FROM group_session WHERE organization_id = ?1 AND state = 'OPEN')
SELECT a.id AS a, b.id AS b FROM held a JOIN held b
ON a.employee_id = b.employee_id AND a.id < b.id AND a.s < b.e AND b.s < a.e`;

/** Reads an organization's schedule from the files of the served databases, past everything that the product says. */
export function storedSchedule(state: string, organizationId: number): StoredSchedule {
  const folder = join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite")) {
    const database = new DatabaseSync(join(folder, name), { readOnly: true });
    try {
      const has = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'appointment'").get();
      if (!has || !database.prepare("SELECT 1 FROM tenant_fence WHERE organization_id = ?").get(organizationId))
        continue;
      const all = <T>(text: string) => database.prepare(text).all(organizationId) as T[];
      // One transaction, so that all of them see the same moment.
      database.exec("BEGIN");
      const [appointments, sessions, changes] = [
        all<StoredAppointment>(APPOINTMENTS),
        all<StoredSession>(SESSIONS),
        all<StoredChange>(CHANGES),
      ];
      return { appointments, sessions, changes, claims: all(CLAIMS), overlaps: all(OVERLAPS) };
    } finally {
      database.close();
    }
  }
  throw new Error(`no database holds organization ${organizationId}`);
}
