import type { TenantDb } from "~/db/client.server";

const OF_OWN = `SELECT patient_id FROM patient_provider
WHERE organization_id = ?1 AND employee_id = ?2 AND patient_id IN (SELECT value FROM json_each(?3))`;

/** Of some patients the ids of those whom a provider looks after. */
export async function ofOwnPatients(
  db: TenantDb,
  employeeId: string,
  patientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (patientIds.length === 0) return new Set();
  const asked = db.raw(OF_OWN, db.organizationId, employeeId, JSON.stringify(patientIds));
  return new Set((await asked.all<{ patient_id: string }>()).results.map(({ patient_id }) => patient_id));
}
