import { and, count, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, user } from "~/db/schema/identity.server";
import { readRoleAuthorities } from "./role-rows.server";
import { heldBranches, heldDepartments, heldOfferings, heldRoles, heldSlots } from "./team-holdings.server";

const EMPLOYEE = pick({
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
});

const employeesStatement = (db: TenantDb, employeeId: string | undefined) =>
  db.orm
    .select(EMPLOYEE)
    .from(employee)
    .innerJoin(user, and(eq(user.organizationId, employee.organizationId), eq(user.id, employee.userId)))
    .where(
      and(
        db.own(employee),
        eq(employee.enabled, true),
        employeeId === undefined ? undefined : eq(employee.id, employeeId),
      ),
    )
    .orderBy(employee.lastName, employee.firstName);

/** The enabled employees, or one of them, with what they hold; the roles with their authorities. One round trip. */
export async function loadTeam(db: TenantDb, employeeId?: string) {
  const [employees, roles, branches, departments, offerings, slots, authorities, counted] = await db.batch([
    employeesStatement(db, employeeId),
    heldRoles(db, employeeId),
    heldBranches(db, employeeId),
    heldDepartments(db, employeeId),
    heldOfferings(db, employeeId),
    heldSlots(db, employeeId),
    readRoleAuthorities(db),
    db.orm
      .select({ employees: count().as("employees") })
      .from(employee)
      .where(and(db.own(employee), eq(employee.enabled, true))),
  ]);
  const employeeCount = counted[0]?.employees ?? 0;
  return { employees, roles, branches, departments, offerings, slots, authorities, employeeCount };
}

export type LoadedTeam = Awaited<ReturnType<typeof loadTeam>>;
