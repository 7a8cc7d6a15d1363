import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee, employeeDepartment } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { department } from "~/db/schema/organization.server";

/** What patients see of a provider. */
export const shownFields = {
  id: employee.id,
  title: employee.title,
  firstName: employee.firstName,
  lastName: employee.lastName,
  designation: employee.designation,
  photoFileId: employee.photoFileId,
  colour: employee.colour,
  languages: employee.languages,
  about: employee.about,
};

/** Approved, enabled doctors who show their profile. */
export const openProvider = (db: TenantDb): SQL | undefined =>
  and(
    db.own(employee),
    eq(employee.enabled, true),
    eq(employee.adminApproval, 1),
    eq(employee.displayProfile, true),
    provides(),
  );

/** One provider as patients see them. */
export const providerStatement = (db: TenantDb, employeeId: string) =>
  db.orm
    .select(pick(shownFields))
    .from(employee)
    .where(and(openProvider(db), eq(employee.id, employeeId)));

/** The providers of one offering, by id. */
export const providersOfOfferingStatement = (db: TenantDb, serviceOfferingId: string, employeeId?: string) =>
  db.orm
    .select(pick(shownFields))
    .from(employeeOffering)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, employeeOffering.organizationId), eq(employee.id, employeeOffering.employeeId)),
    )
    .where(
      and(
        db.own(employeeOffering),
        eq(employeeOffering.serviceOfferingId, serviceOfferingId),
        employeeId ? eq(employeeOffering.employeeId, employeeId) : undefined,
        openProvider(db),
      ),
    );

/** Names of the departments that some providers belong to. */
export const providerDepartmentsStatement = (db: TenantDb, employeeIds: readonly string[]) =>
  departmentsStatement(db, inArray(employeeDepartment.employeeId, [...employeeIds]));

/** The same of whoever gives an offering. */
export const departmentsOfOfferingStatement = (db: TenantDb, serviceOfferingId: string) =>
  departmentsStatement(
    db,
    inArray(
      employeeDepartment.employeeId,
      db.orm
        .select({ id: employeeOffering.employeeId })
        .from(employeeOffering)
        .where(and(db.own(employeeOffering), eq(employeeOffering.serviceOfferingId, serviceOfferingId))),
    ),
  );

const departmentsStatement = (db: TenantDb, whose: SQL) =>
  db.orm
    .select(pick({ employeeId: employeeDepartment.employeeId, departmentId: department.id, name: department.name }))
    .from(employeeDepartment)
    .innerJoin(
      department,
      and(
        eq(department.organizationId, employeeDepartment.organizationId),
        eq(department.id, employeeDepartment.departmentId),
        eq(department.enabled, true),
      ),
    )
    .where(and(db.own(employeeDepartment), whose));

/** Which of the offerings some providers give. */
export const providerOfferingsStatement = (db: TenantDb, employeeIds: readonly string[]) =>
  db.orm
    .select(pick({ employeeId: employeeOffering.employeeId, serviceOfferingId: employeeOffering.serviceOfferingId }))
    .from(employeeOffering)
    .where(and(db.own(employeeOffering), inArray(employeeOffering.employeeId, [...employeeIds])));
