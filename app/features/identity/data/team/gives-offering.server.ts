import type { TenantDb } from "~/db/client.server";

const GIVES = `SELECT 1 AS gives FROM employee_offering eo
JOIN employee e ON e.organization_id = eo.organization_id AND e.id = eo.employee_id
WHERE eo.organization_id = ?1 AND eo.employee_id = ?2 AND eo.service_offering_id = ?3 AND e.enabled = 1`;

/** Whether somebody who works here gives an offering. */
export async function givesOffering(db: TenantDb, employeeId: string, serviceOfferingId: string): Promise<boolean> {
  return (await db.raw(GIVES, db.organizationId, employeeId, serviceOfferingId).first()) !== null;
}
