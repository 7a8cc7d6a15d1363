import type { TenantDb } from "~/db/client.server";

const ZONE = `SELECT b.time_zone AS zone FROM branch b
JOIN employee_branch eb ON eb.organization_id = b.organization_id AND eb.branch_id = b.id
WHERE b.organization_id = ?1 AND b.id = ?2 AND eb.employee_id = ?3`;

/** The zone of a place where a provider works; undefined where they do not work there. */
export async function readBranchZone(
  db: TenantDb,
  at: { branchId: string; employeeId: string },
): Promise<string | undefined> {
  return (await db.raw(ZONE, db.organizationId, at.branchId, at.employeeId).first<string>("zone")) ?? undefined;
}
