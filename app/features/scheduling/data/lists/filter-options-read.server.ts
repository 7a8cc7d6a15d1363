import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee, employeeDepartment } from "~/db/schema/identity.server";
import { branch, department } from "~/db/schema/organization.server";
import { offeringNamesStatement } from "./booking-lists.server";

/** What lists can be narrowed by: the doctors, the departments, the places and the services of the organization. */
export interface FilterOptions {
  providers: { id: string; title: number; firstName: string; lastName: string }[];
  departments: { id: string; name: string }[];
  branches: { id: string; name: string }[];
  offerings: { id: string; name: string }[];
}

const providersStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({ id: employee.id, title: employee.title, firstName: employee.firstName, lastName: employee.lastName }),
    )
    .from(employee)
    .where(and(db.own(employee), eq(employee.enabled, true), eq(employee.adminApproval, 1), provides()))
    .orderBy(asc(employee.lastName));

/** The doctors of the organization, by name. */
export const readProviderOptions = (db: TenantDb): Promise<FilterOptions["providers"]> => providersStatement(db).all();

/** Reads them, each by name. */
export async function readFilterOptions(db: TenantDb): Promise<FilterOptions> {
  const [providers, departments, branches, offerings] = await db.batch([
    providersStatement(db),
    db.orm
      .select(pick({ id: department.id, name: department.name }))
      .from(department)
      .where(and(db.own(department), eq(department.enabled, true)))
      .orderBy(asc(department.name)),
    db.orm
      .select(pick({ id: branch.id, name: branch.name }))
      .from(branch)
      .where(and(db.own(branch), eq(branch.enabled, true)))
      .orderBy(asc(branch.name)),
    offeringNamesStatement(db),
  ]);
  return { providers, departments, branches, offerings };
}

/** The employees of a department. */
export async function readEmployeesOfDepartment(db: TenantDb, departmentId: string): Promise<string[]> {
  const found = await db.orm
    .select(pick({ id: employeeDepartment.employeeId }))
    .from(employeeDepartment)
    .where(and(db.own(employeeDepartment), eq(employeeDepartment.departmentId, departmentId)));
  return found.map(({ id }) => id);
}
