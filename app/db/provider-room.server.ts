import type { TenantDb } from "./client.server";
import { providesText } from "./provider-role.server";

/** A doctor's waiting room, where there is none yet. A nurse has none. `id` is the room's. */
export const waitingRoomStatement = (
  db: TenantDb,
  { id, employeeId, now }: { id: string; employeeId: string; now: number },
): D1PreparedStatement =>
  db.raw(
    `INSERT INTO waiting_room (organization_id, id, employee_id, name, enabled, created_at)
SELECT ?1, ?2, e.id, trim(e.first_name || ' ' || e.last_name), 1, ?4 FROM employee e
WHERE e.organization_id = ?1 AND e.id = ?3 AND ${providesText("e")} ON CONFLICT DO NOTHING`,
    db.organizationId,
    id,
    employeeId,
    now,
  );
