import type { CommitContext } from "~/db/commit.server";
import type { SessionState, SessionWayBack } from "../../domain/groups/group-session";

/** A session as it is first written. Instants in UTC ms. */
export interface NewSession {
  id: string;
  serviceOfferingId: string;
  employeeId: string;
  branchId: string;
  title: string;
  capacity: number;
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  timeZone: string;
}

const INSERT = `INSERT INTO group_session (organization_id, id, service_offering_id, employee_id, branch_id, title, capacity, state,
starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, time_zone, created_at, updated_at, version)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'OPEN', ?8, ?9, ?10, ?11, ?12, ?13, ?13, 1)`;

export function insertSessionStatement({ db, now }: CommitContext, row: NewSession): D1PreparedStatement {
  const who = [row.id, row.serviceOfferingId, row.employeeId, row.branchId, row.title, row.capacity];
  const when = [row.startsAt, row.endsAt, row.bufferBeforeMinutes, row.bufferAfterMinutes, row.timeZone];
  return db.raw(INSERT, db.organizationId, ...who, ...when, now);
}

/** What a change leaves in the row of a session; what is not named stays as it is. */
export interface SessionRowChange {
  state?: SessionState;
  employeeId?: string;
  startsAt?: number;
  endsAt?: number;
  /** Deadline for undoing it; null if it cannot be undone. */
  undoUntil: number | null;
  /** What undoing it needs to know. */
  wayBack: SessionWayBack | null;
}

const UPDATE = `UPDATE group_session SET version = version + 1, updated_at = ?2, state = coalesce(?3, state),
employee_id = coalesce(?4, employee_id), starts_at = coalesce(?5, starts_at), ends_at = coalesce(?6, ends_at), undo_until = ?7, way_back = ?11
WHERE organization_id = ?1 AND id = ?8 AND version = ?9 AND state = ?10`;

/** The conditional write of every change of a session: it changes no row where somebody else changed it since `read`. */
export const updateSessionStatement = (
  { db, now }: CommitContext,
  read: { id: string; version: number; state: SessionState },
  { state, employeeId, startsAt, endsAt, undoUntil, wayBack }: SessionRowChange,
): D1PreparedStatement =>
  db.raw(
    UPDATE,
    db.organizationId,
    now,
    state ?? null,
    employeeId ?? null,
    startsAt ?? null,
    endsAt ?? null,
    undoUntil,
    read.id,
    read.version,
    read.state,
    wayBack && JSON.stringify(wayBack),
  );

const NOT_BEGUN = `UPDATE appointment SET started_at = NULL WHERE organization_id = ?1 AND session_id = ?2 AND state_id IN (2, 11)`;

/** Nobody waits any more in the call of a session that is over: its appointments that did not begin say so. */
export const notBegunStatement = ({ db }: CommitContext, sessionId: string): D1PreparedStatement =>
  db.raw(NOT_BEGUN, db.organizationId, sessionId);

/** Seats that are held, those that have run out aside: the new number of seats is never below it. */
const EDIT = `UPDATE group_session SET version = version + 1, updated_at = ?2, title = ?3, capacity = ?4
WHERE group_session.organization_id = ?1 AND id = ?5 AND version = ?6 AND state = 'OPEN'
AND (SELECT count(*) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = ?5 AND (t.expires_at IS NULL OR t.expires_at > ?2)) <= ?4`;

export const editSessionStatement = (
  { db, now }: CommitContext,
  read: { id: string; version: number },
  { title, capacity }: { title: string; capacity: number },
): D1PreparedStatement => db.raw(EDIT, db.organizationId, now, title, capacity, read.id, read.version);
