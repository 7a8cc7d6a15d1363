import { and, eq, inArray } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, employeeRole, role } from "~/db/schema/identity.server";
import { TEAM_USER_TYPE } from "../../domain/team/roles";

export interface NewEmployee {
  id: string;
  userId: string;
  title: number;
  firstName: string;
  lastName: string;
  phoneCallingCode: string;
  phone: string;
  teamUserType: number;
  adminApproval: number;
  designation?: string;
  /** UTC ms; for those who were invited. */
  invitedAt?: number;
  createdAt: number;
}

/** A new employee with the roles given. */
export const insertEmployee = (db: TenantDb, added: NewEmployee, roleIds: readonly string[]): Statement[] => [
  db.orm.insert(employee).values({ organizationId: db.organizationId, languages: [], ...added }),
  ...roleIds.map((roleId) =>
    db.orm.insert(employeeRole).values({ organizationId: db.organizationId, employeeId: added.id, roleId }),
  ),
];

const MOST_TOLD = 20;

/** The ids of some roles by name, and of the administrators who approve a new colleague. */
export async function findRolesAndAdmins(
  db: TenantDb,
  roleNames: string[],
): Promise<{ roleIds: string[]; adminIds: string[] }> {
  const [roles, admins] = await db.batch([
    db.orm
      .select(pick({ id: role.id }))
      .from(role)
      .where(and(db.own(role), inArray(role.name, roleNames))),
    db.orm
      .select(pick({ id: employee.id }))
      .from(employee)
      .where(
        and(
          db.own(employee),
          eq(employee.enabled, true),
          eq(employee.adminApproval, 1),
          inArray(employee.teamUserType, [TEAM_USER_TYPE.ADMIN, TEAM_USER_TYPE.DOCTOR_AND_ADMIN]),
        ),
      )
      .limit(MOST_TOLD),
  ]);
  return { roleIds: roles.map(({ id }) => id), adminIds: admins.map(({ id }) => id) };
}
