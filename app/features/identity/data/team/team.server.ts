import { and, count, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee, user } from "~/db/schema/identity.server";
import { readRoleAuthorities } from "./role-rows.server";
import { holdingsStatements } from "./team-holdings.server";

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

/** How many people work here, and how many of them patients are shown. */
const countedStatement = (db: TenantDb) =>
  db.orm
    .select({
      employees: count().as("employees"),
      shown:
        sql<number>`coalesce(sum(${and(eq(employee.displayProfile, true), eq(employee.adminApproval, 1), provides())}), 0)`.as(
          "shown",
        ),
    })
    .from(employee)
    .where(and(db.own(employee), eq(employee.enabled, true)));

/** The enabled employees, or one of them, with what they hold; the roles with their authorities. One round trip. */
export async function loadTeam(db: TenantDb, employeeId?: string) {
  const [counted, authorities, employees, roles, branches, departments, offerings, slots, profiles, ratings] =
    await db.batch([
      countedStatement(db),
      readRoleAuthorities(db),
      employeesStatement(db, employeeId),
      ...holdingsStatements(db, employeeId),
    ]);
  const { employees: employeeCount, shown: shownProviders } = counted[0] ?? { employees: 0, shown: 0 };
  const holdings = { roles, branches, departments, offerings, slots, profiles, ratings };
  return { employees, ...holdings, authorities, employeeCount, shownProviders };
}

export type LoadedTeam = Awaited<ReturnType<typeof loadTeam>>;
