import { and, asc, eq, type Column, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employeeBranch, employeeDepartment, employeeOffering, employeeRole, role } from "~/db/schema/identity.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { providerSlot } from "~/db/schema/scheduling.server";

/** One employee's rows where one is named, else everyone's. */
const of = (column: Column, employeeId: string | undefined): SQL | undefined =>
  employeeId === undefined ? undefined : eq(column, employeeId);

export const heldRoles = (db: TenantDb, employeeId?: string) =>
  db.orm
    .select(pick({ employeeId: employeeRole.employeeId, id: role.id, name: role.name }))
    .from(employeeRole)
    .innerJoin(role, and(eq(role.organizationId, employeeRole.organizationId), eq(role.id, employeeRole.roleId)))
    .where(and(db.own(employeeRole), eq(role.enabled, true), of(employeeRole.employeeId, employeeId)));

export const heldBranches = (db: TenantDb, employeeId?: string) =>
  db.orm
    .select(pick({ employeeId: employeeBranch.employeeId, branchId: employeeBranch.branchId }))
    .from(employeeBranch)
    .where(and(db.own(employeeBranch), of(employeeBranch.employeeId, employeeId)));

export const heldDepartments = (db: TenantDb, employeeId?: string) =>
  db.orm
    .select(pick({ employeeId: employeeDepartment.employeeId, departmentId: employeeDepartment.departmentId }))
    .from(employeeDepartment)
    .where(and(db.own(employeeDepartment), of(employeeDepartment.employeeId, employeeId)));

export const heldOfferings = (db: TenantDb, employeeId?: string) =>
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
      and(db.own(employeeOffering), eq(serviceOffering.enabled, true), of(employeeOffering.employeeId, employeeId)),
    );

/** Timings, by day and time. */
export const heldSlots = (db: TenantDb, employeeId?: string) =>
  db.orm
    .select(
      pick({
        employeeId: providerSlot.employeeId,
        id: providerSlot.id,
        type: providerSlot.type,
        dayOfWeek: providerSlot.dayOfWeek,
        startMinutes: providerSlot.startMinutes,
        endMinutes: providerSlot.endMinutes,
        startDate: providerSlot.startDate,
        endDate: providerSlot.endDate,
        branchId: providerSlot.branchId,
        offeringsType: providerSlot.offeringsType,
        serviceOfferingIds: providerSlot.serviceOfferingIds,
        note: providerSlot.note,
      }),
    )
    .from(providerSlot)
    .where(and(db.own(providerSlot), of(providerSlot.employeeId, employeeId)))
    .orderBy(asc(providerSlot.dayOfWeek), asc(providerSlot.startMinutes), asc(providerSlot.id));
