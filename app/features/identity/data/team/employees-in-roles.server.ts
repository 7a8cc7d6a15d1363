import { and, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { employee, employeeRole, role } from "~/db/schema/identity.server";

/** So many people are told of one thing at most. */
const MOST_TOLD = 20;

/** The ids of those who work here now in one of some roles, by the roles' names. */
export async function employeesInRoles(db: TenantDb, names: readonly string[]): Promise<string[]> {
  const rows = await db.orm
    .selectDistinct({ id: employee.id })
    .from(role)
    .innerJoin(
      employeeRole,
      and(eq(employeeRole.organizationId, role.organizationId), eq(employeeRole.roleId, role.id)),
    )
    .innerJoin(
      employee,
      and(eq(employee.organizationId, employeeRole.organizationId), eq(employee.id, employeeRole.employeeId)),
    )
    .where(and(db.own(role), inArray(role.name, [...names]), eq(employee.enabled, true), eq(employee.adminApproval, 1)))
    .limit(MOST_TOLD);
  return rows.map(({ id }) => id);
}
