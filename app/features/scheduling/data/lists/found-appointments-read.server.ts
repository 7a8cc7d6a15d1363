import type { TenantDb } from "~/db/client.server";
import { APPOINTMENT_STATE, APPOINTMENT_STATES, isAhead } from "../../domain/appointments/appointment-states";

/** So many of one number: it is short, and two appointments may share it. */
const MOST_OF_NUMBER = 3;
const AHEAD = APPOINTMENT_STATES.filter(isAhead).join(", ");
/** Of a provider those with themselves alone. */
const SHOWN = `a.organization_id = ?1 AND a.disabled_at IS NULL AND a.state_id <> ${APPOINTMENT_STATE.BLOCKED} AND (?2 IS NULL OR a.employee_id = ?2)`;

const OF_NUMBER = `SELECT a.id FROM appointment a WHERE ${SHOWN} AND substr(a.id, -8) = ?3 LIMIT ${MOST_OF_NUMBER}`;

const NEXT = `(SELECT a.id FROM appointment a WHERE ${SHOWN} AND a.patient_id = p.value AND a.starts_at >= ?4
AND a.state_id IN (${AHEAD}) ORDER BY a.starts_at, a.id LIMIT 1)`;
const LAST = `(SELECT a.id FROM appointment a WHERE ${SHOWN} AND a.patient_id = p.value AND a.starts_at < ?4
ORDER BY a.starts_at DESC, a.id DESC LIMIT 1)`;
const NEXT_AND_LAST = `SELECT ${NEXT} AS next, ${LAST} AS last FROM json_each(?3) p`;

/** The ids of the appointments that are quoted by a number; `employeeId` narrows them to a provider's own. */
export async function idsOfNumber(db: TenantDb, employeeId: string | null, number: string): Promise<string[]> {
  const { results } = await db.raw(OF_NUMBER, db.organizationId, employeeId, number).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** The ids of the next and the last appointment of some patients, in their order. Walks each patient's own index. */
export async function nextAndLastIds(
  db: TenantDb,
  employeeId: string | null,
  patientIds: readonly string[],
  now: number,
): Promise<string[]> {
  if (patientIds.length === 0) return [];
  const asked = db.raw(NEXT_AND_LAST, db.organizationId, employeeId, JSON.stringify(patientIds), now);
  const { results } = await asked.all<{ next: string | null; last: string | null }>();
  return results.flatMap(({ next, last }) => [next, last]).filter((id) => id !== null);
}
