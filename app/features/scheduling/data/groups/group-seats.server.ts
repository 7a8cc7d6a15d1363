import type { TenantDb } from "~/db/client.server";
import { MOST_SEATS } from "../../domain/groups/group-session";

/** Who wants a seat: an appointment of a patient, or a hold until it runs out (UTC ms). */
export type SeatHolder =
  { kind: "APPOINTMENT"; id: string; patientId: string } | { kind: "HOLD"; id: string; expiresAt: number };

const DROP_EXPIRED = "DELETE FROM group_seat WHERE organization_id = ?1 AND session_id = ?2 AND expires_at <= ?3";
const OPEN = `SELECT CASE WHEN EXISTS (SELECT 1 FROM group_session WHERE organization_id = ?1 AND id = ?2 AND state = 'OPEN')
THEN 1 ELSE json_extract('{}', 'conflict') END`;
/** The lowest free seat while there is one; else one that is taken, which the primary key refuses. */
const TAKE = `INSERT INTO group_seat (organization_id, session_id, seat_no, holder_kind, holder_id, patient_id, expires_at)
SELECT ?1, ?2, coalesce(
  (SELECT n.value FROM json_each(?3) n JOIN group_session s ON s.organization_id = ?1 AND s.id = ?2 AND n.value <= s.capacity
    WHERE n.value NOT IN (SELECT t.seat_no FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = ?2)
    AND (SELECT count(*) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = ?2) < s.capacity
    ORDER BY n.value LIMIT 1),
  (SELECT min(t.seat_no) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = ?2)), ?4, ?5, ?6, ?7`;
const RELEASE = "DELETE FROM group_seat WHERE organization_id = ?1 AND holder_kind = 'APPOINTMENT' AND holder_id = ?2";

const OF_EMAIL = `SELECT t.holder_id AS "id", p.id AS "patientId", p.first_name AS "firstName", p.last_name AS "lastName"
FROM group_seat t JOIN patient p ON p.organization_id = t.organization_id AND p.id = t.patient_id
WHERE t.organization_id = ?1 AND t.session_id = ?2 AND t.holder_kind = 'APPOINTMENT' AND p.email = ?3`;

const NUMBERS = JSON.stringify(Array.from({ length: MOST_SEATS }, (_, index) => index + 1));

/**
 * Takes a seat of a session, after letting go of what has run out there. Where none is left, or the patient has one
 * already, the batch fails: CommitRefused with `{ kind: "unique", table: "group_seat" }`; where the session is not open,
 * with `{ kind: "conflict" }`.
 */
export function takeSeatStatements(
  db: TenantDb,
  sessionId: string,
  holder: SeatHolder,
  now: number,
): D1PreparedStatement[] {
  const { organizationId } = db;
  const patientId = holder.kind === "APPOINTMENT" ? holder.patientId : null;
  const expiresAt = holder.kind === "HOLD" ? holder.expiresAt : null;
  return [
    db.raw(DROP_EXPIRED, organizationId, sessionId, now),
    db.raw(OPEN, organizationId, sessionId),
    db.raw(TAKE, organizationId, sessionId, NUMBERS, holder.kind, holder.id, patientId, expiresAt),
  ];
}

/** Gives the seat of an appointment back; an appointment that has none loses nothing. */
export const releaseSeatStatement = (db: TenantDb, appointmentId: string): D1PreparedStatement =>
  db.raw(RELEASE, db.organizationId, appointmentId);

/**
 * The appointment by which somebody of this name and email (in small letters) has a seat of a session; null for none.
 */
export async function readSeatOfPerson(
  db: TenantDb,
  sessionId: string,
  person: { firstName: string; lastName: string; email: string },
): Promise<{ id: string; patientId: string } | null> {
  const nameOf = (each: { firstName: string; lastName: string }) => `${each.firstName} ${each.lastName}`.toLowerCase();
  const { results } = await db
    .raw(OF_EMAIL, db.organizationId, sessionId, person.email)
    .all<{ id: string; patientId: string; firstName: string; lastName: string }>();
  const found = results.find((each) => nameOf(each) === nameOf(person));
  return found ? { id: found.id, patientId: found.patientId } : null;
}
