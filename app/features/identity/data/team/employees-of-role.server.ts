import type { TenantDb } from "~/db/client.server";

/** Who holds a role and works here, by name. */
const HOLDERS = `SELECT e.id, trim(e.first_name || ' ' || e.last_name) AS name
FROM role r JOIN employee_role er ON er.organization_id = r.organization_id AND er.role_id = r.id
JOIN employee e ON e.organization_id = er.organization_id AND e.id = er.employee_id
WHERE r.organization_id = ?1 AND r.name = ?2 AND r.enabled = 1 AND e.enabled = 1 AND e.admin_approval = 1 AND e.deleted_at IS NULL
ORDER BY e.last_name, e.first_name, e.id LIMIT 200`;

/** The employees who hold a role by its name, at most 200. */
export async function readEmployeesOfRole(db: TenantDb, role: string): Promise<{ id: string; name: string }[]> {
  return (await db.raw(HOLDERS, db.organizationId, role).all<{ id: string; name: string }>()).results;
}
