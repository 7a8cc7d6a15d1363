import type { TenantDb } from "~/db/client.server";

/**
 * Staff made it, or its provider gave it to themselves; and neither its patient, the kiosk, the online waiting room nor
 * another employee has said that the patient came.
 */
const ALONE = `SELECT a.id FROM appointment a
WHERE a.organization_id = ?1 AND a.id IN (SELECT value FROM json_each(?2))
AND (a.booked_by = 'STAFF' OR EXISTS (SELECT 1 FROM appointment_history h WHERE h.organization_id = a.organization_id AND h.appointment_id = a.id
  AND h.action = 'assign-provider' AND h.actor_kind = 'employee' AND h.actor_id = a.employee_id))
AND NOT EXISTS (SELECT 1 FROM appointment_arrival v WHERE v.organization_id = a.organization_id AND v.appointment_id = a.id
  AND v.way IN ('PATIENT', 'KIOSK', 'ONLINE'))
AND NOT EXISTS (SELECT 1 FROM appointment_history h WHERE h.organization_id = a.organization_id AND h.appointment_id = a.id
  AND h.action = 'arrive' AND h.actor_kind = 'employee' AND h.actor_id <> a.employee_id)`;

/** Of some appointments, by their ids, those that nobody but their providers had a hand in. */
export async function readBegunAlone(db: TenantDb, ids: readonly string[]): Promise<string[]> {
  const { results } = await db.raw(ALONE, db.organizationId, JSON.stringify(ids)).all<{ id: string }>();
  return results.map(({ id }) => id);
}
