import type { TenantDb } from "~/db/client.server";

/**
 * Rooms that a user can be in: staff in any of the organization, a patient in those of the appointments around now. Of
 * the few that are shared, each.
 */
const ROOMS = `SELECT w.id FROM waiting_room w WHERE w.organization_id = ?1 AND (
EXISTS (SELECT 1 FROM user u WHERE u.organization_id = ?1 AND u.id = ?2 AND u.type = 'EMPLOYEE')
OR w.employee_id IN (SELECT a.employee_id FROM patient p JOIN appointment a ON a.organization_id = p.organization_id AND a.patient_id = p.id
  WHERE p.organization_id = ?1 AND p.user_id = ?2 AND a.starts_at > ?3 AND a.starts_at < ?4))
UNION SELECT s.id FROM shared_room s WHERE s.organization_id = ?1`;

/** The ids of the rooms that a user can have open between two instants (UTC ms). */
export async function readRoomsOfUser(
  db: TenantDb,
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const { results } = await db.raw(ROOMS, db.organizationId, userId, from, to).all<{ id: string }>();
  return results.map(({ id }) => id);
}
