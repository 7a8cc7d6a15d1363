import type { TenantDb } from "~/db/client.server";
import { dropDueText, moveDueText } from "~/db/due-rows.server";
import { rowsOf } from "~/db/rows.server";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";

/** One who waits for a seat of a session. */
export interface SeatCandidate {
  id: string;
  version: number;
  patientId: string;
}

const CANDIDATES = `SELECT w.id, w.version, w.patient_id AS "patientId" FROM waiting_list w INDEXED BY waiting_list_session
WHERE w.organization_id = ?1 AND w.session_id = ?2 AND w.state = 'WAITING' AND w.id <> ?3 AND NOT EXISTS (
  SELECT 1 FROM appointment a WHERE a.organization_id = ?1 AND a.patient_id = w.patient_id AND a.starts_at > ?4 - ${LONGEST_APPOINTMENT_MS}
  AND a.starts_at < ?5 AND a.ends_at > ?4 AND a.state_id IN (1, 2, 4, 6, 7, 11))
ORDER BY w.created_at, w.id LIMIT ?6`;
const WAITING = `SELECT id FROM waiting_list INDEXED BY waiting_list_session
WHERE organization_id = ?1 AND session_id = ?2 AND state = 'WAITING' ORDER BY created_at, id LIMIT ?3`;
const COUNT = `SELECT count(*) AS n FROM waiting_list INDEXED BY waiting_list_session
WHERE organization_id = ?1 AND session_id = ?2 AND state IN ('WAITING', 'OFFERED')`;

/** Whom a seat is offered to. Instants in UTC ms. */
export interface SeatSearch {
  sessionId: string;
  /** Patients who are elsewhere at this time are passed over. */
  startsAt: number;
  endsAt: number;
  /** Who has just let this very seat go. */
  notTo: string;
  most: number;
}

/** The first who wait for a seat of a session and could come, in the order in which they are asked. */
export async function readSeatCandidates(db: TenantDb, search: SeatSearch): Promise<SeatCandidate[]> {
  const { sessionId, startsAt, endsAt, notTo, most } = search;
  const [found] = await db.rawBatch([db.raw(CANDIDATES, db.organizationId, sessionId, notTo, startsAt, endsAt, most)]);
  return rowsOf<SeatCandidate & Record<string, unknown>>(found);
}

/** The ids of those who wait for a seat of a session, whether or not they could come. */
export async function readSeatWaiting(db: TenantDb, sessionId: string, most: number): Promise<string[]> {
  const [found] = await db.rawBatch([db.raw(WAITING, db.organizationId, sessionId, most)]);
  return rowsOf<{ id: string }>(found).map(({ id }) => id);
}

/** How many wait for a seat of a session, those who are offered one among them. */
export async function countSeatWaiting(db: TenantDb, sessionId: string): Promise<number> {
  return (await db.raw(COUNT, db.organizationId, sessionId).first<number>("n")) ?? 0;
}

const OFFERED =
  "SELECT w.id FROM waiting_list w WHERE w.organization_id = ?1 AND w.session_id = ?2 AND w.state = 'OFFERED'";
const TAKE_BACK = [
  dropDueText(["WAITING_OFFER"], OFFERED),
  `DELETE FROM group_seat WHERE group_seat.organization_id = ?1 AND session_id = ?2 AND holder_kind = 'HOLD' AND holder_id IN (${OFFERED})`,
  `UPDATE waiting_list SET state = 'WAITING', offer_hash = NULL, version = version + 1
WHERE organization_id = ?1 AND session_id = ?2 AND state = 'OFFERED'`,
];

/** Takes back every seat of a session that is offered to somebody: what they were told of it is true no longer. */
export const takeBackSeatOffersStatements = (db: TenantDb, sessionId: string): D1PreparedStatement[] =>
  TAKE_BACK.map((text) => db.raw(text, db.organizationId, sessionId));

const MOVE = `UPDATE waiting_list SET to_day = ?3, employee_id = ?4, version = version + 1
WHERE organization_id = ?1 AND session_id = ?2 AND state = 'WAITING'`;
const STILL_WAITING =
  "SELECT w.id FROM waiting_list w WHERE w.organization_id = ?1 AND w.session_id = ?2 AND w.state = 'WAITING'";
const MOVE_END = moveDueText("WAITING_END", STILL_WAITING, "?3");

/** Those who wait for a seat go on doing so where the session goes: until its new day, with its new provider. */
export const moveSeatWaitingStatements = (
  db: TenantDb,
  session: { id: string; employeeId: string; localDay: string },
  endDueAt: number,
): D1PreparedStatement[] => [
  db.raw(MOVE, db.organizationId, session.id, session.localDay, session.employeeId),
  db.raw(MOVE_END, db.organizationId, session.id, endDueAt),
];
