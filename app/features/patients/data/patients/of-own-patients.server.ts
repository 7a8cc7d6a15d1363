import { sql, type Column, type SQL } from "drizzle-orm";
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

/** The condition that the patient of a row is one of those whom a provider looks after, for the lists of other features. */
export const lookedAfterBy = (table: { organizationId: Column; patientId: Column }, employeeId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM patient_provider pp WHERE pp.organization_id = ${table.organizationId} AND pp.patient_id = ${table.patientId} AND pp.employee_id = ${employeeId})`;
