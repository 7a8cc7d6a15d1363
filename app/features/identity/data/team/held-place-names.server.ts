import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employeeBranch, employeeDepartment } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { branch, department, serviceOffering } from "~/db/schema/organization.server";

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** The names of an employee's branches, departments and services, as far as they are enabled: one round trip. */
export async function heldPlaceNames(db: TenantDb, employeeId: string) {
  const [branches, departments, services] = await db.batch([
    db.orm
      .select(pick({ name: branch.name }))
      .from(employeeBranch)
      .innerJoin(
        branch,
        and(eq(branch.organizationId, employeeBranch.organizationId), eq(branch.id, employeeBranch.branchId)),
      )
      .where(and(db.own(employeeBranch), eq(employeeBranch.employeeId, employeeId), eq(branch.enabled, true)))
      .orderBy(branch.name),
    db.orm
      .select(pick({ name: department.name }))
      .from(employeeDepartment)
      .innerJoin(
        department,
        and(
          eq(department.organizationId, employeeDepartment.organizationId),
          eq(department.id, employeeDepartment.departmentId),
        ),
      )
      .where(
        and(db.own(employeeDepartment), eq(employeeDepartment.employeeId, employeeId), eq(department.enabled, true)),
      )
      .orderBy(department.name),
    db.orm
      .select(pick({ name: serviceOffering.name }))
      .from(employeeOffering)
      .innerJoin(
        serviceOffering,
        and(
          eq(serviceOffering.organizationId, employeeOffering.organizationId),
          eq(serviceOffering.id, employeeOffering.serviceOfferingId),
        ),
      )
      .where(
        and(db.own(employeeOffering), eq(employeeOffering.employeeId, employeeId), eq(serviceOffering.enabled, true)),
      )
      .orderBy(serviceOffering.name),
  ]);
  return { branches: names(branches), departments: names(departments), services: names(services) };
}
