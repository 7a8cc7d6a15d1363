import type { TenantDb } from "~/db/client.server";
import { employeeTokens } from "../../domain/team/employee-search";

type Holding = "employee_role" | "employee_branch" | "employee_department";

const COLUMN: Readonly<Record<Holding, string>> = {
  employee_role: "role_id",
  employee_branch: "branch_id",
  employee_department: "department_id",
};

/**
 * Gives an employee these of the roles, branches or departments that could be chosen, and takes the others of them away; what could not be chosen, such as a disabled branch, stays as it is. Ids of this organization.
 */
export const holdStatements = (
  db: TenantDb,
  table: Holding,
  employeeId: string,
  { ids, among }: { ids: readonly string[]; among: readonly string[] },
): D1PreparedStatement[] => [
  db.raw(
    `DELETE FROM ${table} WHERE organization_id = ?1 AND employee_id = ?2 AND ${COLUMN[table]} IN (SELECT value FROM json_each(?3))`,
    db.organizationId,
    employeeId,
    JSON.stringify(among),
  ),
  db.raw(
    `INSERT INTO ${table} (organization_id, employee_id, ${COLUMN[table]}) SELECT ?1, ?2, value FROM json_each(?3) WHERE true ON CONFLICT DO NOTHING`,
    db.organizationId,
    employeeId,
    JSON.stringify(ids),
  ),
];

/** Lets an employee be found by what they are called now. */
export const searchTokenStatements = (
  db: TenantDb,
  employee: { id: string; firstName: string; lastName: string; email: string },
): D1PreparedStatement[] => [
  db.raw(`DELETE FROM employee_search WHERE organization_id = ?1 AND employee_id = ?2`, db.organizationId, employee.id),
  db.raw(
    `INSERT INTO employee_search (organization_id, token, employee_id) SELECT ?1, value, ?2 FROM json_each(?3) WHERE true ON CONFLICT DO NOTHING`,
    db.organizationId,
    employee.id,
    JSON.stringify(employeeTokens(employee)),
  ),
];

export { waitingRoomStatement } from "~/db/provider-room.server";
