import type { TenantDb } from "~/db/client.server";
import type { FreedTime } from "~/outbox/topics";
import { SHARED_LANE } from "../availability/claims.server";

/** An entry that a freed time may suit, oldest first. Instants in UTC ms. */
export interface Candidate {
  id: string;
  version: number;
  patientId: string;
  appointmentId: string | null;
  serviceOfferingId: string;
  branchId: string;
  fromDay: string;
  toDay: string;
  createdAt: number;
}

const COLUMNS = `w.id, w.version, w.patient_id AS "patientId", w.appointment_id AS "appointmentId", w.service_offering_id AS "serviceOfferingId",
w.branch_id AS "branchId", w.from_day AS "fromDay", w.to_day AS "toDay", w.created_at AS "createdAt"`;

/**
 * Whoever waits for this provider (?2 names them, null for anyone), gives and works where they wait, and who was not
 * offered a start of this very time before. Appointments that would move are open and start after it.
 */
const waitingFor = (employee: string) => `SELECT ${COLUMNS} FROM waiting_list w INDEXED BY waiting_list_employee
LEFT JOIN appointment a ON a.organization_id = ?1 AND a.id = w.appointment_id
WHERE w.organization_id = ?1 AND w.employee_id ${employee} AND w.state = 'WAITING' AND w.session_id IS NULL AND (w.created_at, w.id) > (?5, ?6)
AND (w.appointment_id IS NULL OR (a.state_id IN (1, 2, 4, 6) AND a.disabled_at IS NULL AND a.starts_at > ?3))
AND coalesce(w.offered_starts_at < ?3 OR w.offered_starts_at >= ?4, 1)
AND EXISTS (SELECT 1 FROM employee_offering eo WHERE eo.organization_id = ?1 AND eo.employee_id = ?2 AND eo.service_offering_id = w.service_offering_id)
AND EXISTS (SELECT 1 FROM employee_branch eb WHERE eb.organization_id = ?1 AND eb.employee_id = ?2 AND eb.branch_id = w.branch_id)
ORDER BY w.created_at, w.id LIMIT ?7`;

const CANDIDATES = `SELECT * FROM (SELECT * FROM (${waitingFor("= ?2")}) UNION ALL SELECT * FROM (${waitingFor("IS NULL")}))
ORDER BY "createdAt", id LIMIT ?7`;

/** The first `limit` entries that a freed time may suit, in the order in which they are asked. */
export async function readCandidates(db: TenantDb, freed: FreedTime, limit: number): Promise<Candidate[]> {
  const { employeeId, from, to, after } = freed;
  const found = await db
    .raw(CANDIDATES, db.organizationId, employeeId, from, to, after?.createdAt ?? 0, after?.id ?? "", limit)
    .all<Candidate & Record<string, unknown>>();
  return found.results;
}

const HELD = `SELECT tick FROM slot_claim WHERE organization_id = ?1 AND resource_id = ?2 AND tick >= ?3 AND tick < ?4 AND lane = ?5
AND holder_kind = 'HOLD' AND expires_at > ?6`;

/** The ticks of a provider that are held for somebody within ticks [from, to). */
export async function readHeldTicks(
  db: TenantDb,
  provider: { employeeId: string; from: number; to: number },
  now: number,
): Promise<number[]> {
  const { employeeId, from, to } = provider;
  const found = await db
    .raw(HELD, db.organizationId, employeeId, from, to, SHARED_LANE, now)
    .all<{ tick: number } & Record<string, unknown>>();
  return found.results.map(({ tick }) => tick);
}
