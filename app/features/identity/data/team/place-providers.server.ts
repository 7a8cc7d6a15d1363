import type { TenantDb } from "~/db/client.server";
import { providesText } from "~/db/provider-role.server";

/** Has every doctor who belongs to no branch work at one, and every one without department belong to it. */
export const placeProvidersStatements = (db: TenantDb, branchId: string): D1PreparedStatement[] => [
  db.raw(
    `INSERT INTO employee_branch (organization_id, employee_id, branch_id)
SELECT ?1, employee.id, ?2 FROM employee WHERE employee.organization_id = ?1 AND ${providesText("employee")}
AND NOT EXISTS (SELECT 1 FROM employee_branch other WHERE other.organization_id = employee.organization_id AND other.employee_id = employee.id)`,
    db.organizationId,
    branchId,
  ),
  db.raw(
    `INSERT INTO employee_department (organization_id, employee_id, department_id)
SELECT ?1, employee.id, department.id FROM employee JOIN department ON department.organization_id = employee.organization_id
WHERE employee.organization_id = ?1 AND ${providesText("employee")} AND department.enabled = 1
AND NOT EXISTS (SELECT 1 FROM employee_department other WHERE other.organization_id = employee.organization_id AND other.employee_id = employee.id)`,
    db.organizationId,
  ),
];
