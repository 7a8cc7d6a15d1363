import type { TenantDb } from "~/db/client.server";
import { ROLE } from "../../domain/team/roles";

/** A provider who works here now, with the departments that they are of. */
export interface AnsweringProvider {
  id: string;
  title: number;
  firstName: string;
  lastName: string;
  departmentIds: string[];
}

const PROVIDERS = `SELECT e.id, e.title, e.first_name AS "firstName", e.last_name AS "lastName",
(SELECT json_group_array(d.department_id) FROM employee_department d WHERE d.organization_id = ?1 AND d.employee_id = e.id) AS departments
FROM role r JOIN employee_role er ON er.organization_id = r.organization_id AND er.role_id = r.id
JOIN employee e ON e.organization_id = er.organization_id AND e.id = er.employee_id
WHERE r.organization_id = ?1 AND r.name = ?2 AND r.enabled = 1 AND e.enabled = 1 AND e.admin_approval = 1 AND e.deleted_at IS NULL
ORDER BY e.last_name, e.first_name, e.id LIMIT 200`;

/** The providers who work here, by name, at most 200. */
export async function answeringProviders(db: TenantDb): Promise<AnsweringProvider[]> {
  const rows = await db
    .raw(PROVIDERS, db.organizationId, ROLE.PROVIDER)
    .all<Omit<AnsweringProvider, "departmentIds"> & { departments: string }>();
  return rows.results.map(({ departments, ...person }) => ({
    ...person,
    departmentIds: JSON.parse(departments) as string[],
  }));
}
