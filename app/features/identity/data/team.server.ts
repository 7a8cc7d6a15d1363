import { and, count, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import {
  employee,
  employeeBranch,
  employeeDepartment,
  employeeOffering,
  employeeRole,
  role,
  roleAuthority,
  user,
} from "~/db/schema/identity.server";
import { serviceOffering } from "~/db/schema/organization.server";

/** The enabled employees, or one of them, with what they hold; the roles with their authorities. One round trip. */
export async function loadTeam(db: TenantDb, employeeId?: string) {
  const one = employeeId === undefined ? undefined : eq(employee.id, employeeId);
  const [employees, roles, branches, departments, offerings, authorities, counted] = await db.batch([
    db.orm
      .select(
        pick({
          id: employee.id,
          uuid: employee.id,
          username: user.username,
          honorific: employee.title,
          firstName: employee.firstName,
          lastName: employee.lastName,
          gender: employee.gender,
          designation: employee.designation,
          teamUserType: employee.teamUserType,
          adminApproval: employee.adminApproval,
          displayProfile: employee.displayProfile,
          languages: employee.languages,
        }),
      )
      .from(employee)
      .innerJoin(user, and(eq(user.organizationId, employee.organizationId), eq(user.id, employee.userId)))
      .where(and(db.own(employee), eq(employee.enabled, true), one))
      .orderBy(employee.lastName, employee.firstName),
    db.orm
      .select(pick({ employeeId: employeeRole.employeeId, id: role.id, name: role.name }))
      .from(employeeRole)
      .innerJoin(role, and(eq(role.organizationId, employeeRole.organizationId), eq(role.id, employeeRole.roleId)))
      .where(
        and(
          db.own(employeeRole),
          eq(role.enabled, true),
          employeeId === undefined ? undefined : eq(employeeRole.employeeId, employeeId),
        ),
      ),
    db.orm
      .select(pick({ employeeId: employeeBranch.employeeId, branchId: employeeBranch.branchId }))
      .from(employeeBranch)
      .where(
        and(db.own(employeeBranch), employeeId === undefined ? undefined : eq(employeeBranch.employeeId, employeeId)),
      ),
    db.orm
      .select(pick({ employeeId: employeeDepartment.employeeId, departmentId: employeeDepartment.departmentId }))
      .from(employeeDepartment)
      .where(
        and(
          db.own(employeeDepartment),
          employeeId === undefined ? undefined : eq(employeeDepartment.employeeId, employeeId),
        ),
      ),
    db.orm
      .select(
        pick({
          employeeId: employeeOffering.employeeId,
          id: serviceOffering.id,
          offeringsType: serviceOffering.offeringsType,
        }),
      )
      .from(employeeOffering)
      .innerJoin(
        serviceOffering,
        and(
          eq(serviceOffering.organizationId, employeeOffering.organizationId),
          eq(serviceOffering.id, employeeOffering.serviceOfferingId),
        ),
      )
      .where(
        and(
          db.own(employeeOffering),
          eq(serviceOffering.enabled, true),
          employeeId === undefined ? undefined : eq(employeeOffering.employeeId, employeeId),
        ),
      ),
    db.orm
      .select(pick({ roleId: role.id, name: role.name, authority: roleAuthority.authority }))
      .from(role)
      .innerJoin(
        roleAuthority,
        and(eq(roleAuthority.organizationId, role.organizationId), eq(roleAuthority.roleId, role.id)),
      )
      .where(and(db.own(role), eq(role.enabled, true)))
      .orderBy(role.name),
    db.orm
      .select({ employees: count().as("employees") })
      .from(employee)
      .where(and(db.own(employee), eq(employee.enabled, true))),
  ]);
  return { employees, roles, branches, departments, offerings, authorities, employeeCount: counted[0]?.employees ?? 0 };
}

export type LoadedTeam = Awaited<ReturnType<typeof loadTeam>>;
