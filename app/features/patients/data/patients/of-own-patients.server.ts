import type { TenantDb } from "~/db/client.server";

const OF_OWN = `SELECT a.id FROM appointment a JOIN patient_provider pp
ON pp.organization_id = a.organization_id AND pp.employee_id = ?2 AND pp.patient_id = a.patient_id
WHERE a.organization_id = ?1 AND a.id IN (SELECT value FROM json_each(?3))`;

/** Of some appointments the ids of those whose patient a provider looks after. */
export async function ofOwnPatients(
  db: TenantDb,
  employeeId: string,
  appointmentIds: readonly string[],
): Promise<string[]> {
  if (appointmentIds.length === 0) return [];
  const asked = db.raw(OF_OWN, db.organizationId, employeeId, JSON.stringify(appointmentIds));
  return (await asked.all<{ id: string }>()).results.map(({ id }) => id);
}
