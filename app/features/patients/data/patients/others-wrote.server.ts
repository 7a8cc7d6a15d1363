import type { TenantDb } from "~/db/client.server";

const OTHERS = `SELECT 1 AS n FROM audit_event WHERE organization_id = ?1 AND patient_id = ?2 AND outcome = 'DONE'
AND actor_kind IN ('employee', 'apiKey', 'system') AND action LIKE 'patient%' AND action NOT LIKE '%.read' LIMIT 1`;

/** Whether anybody but the patient has written into the record, as far as the audit knows. */
export const othersWrote = async (db: TenantDb, patientId: string): Promise<boolean> =>
  (await db.raw(OTHERS, db.organizationId, patientId).first()) !== null;
