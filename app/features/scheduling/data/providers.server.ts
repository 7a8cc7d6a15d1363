import { and, asc, eq, exists, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee, employeeBranch, employeeDepartment, employeeOffering } from "~/db/schema/identity.server";
import { department, serviceOffering } from "~/db/schema/organization.server";
import { providerSlot } from "~/db/schema/scheduling.server";

const shownFields = {
  id: employee.id,
  title: employee.title,
  firstName: employee.firstName,
  lastName: employee.lastName,
  designation: employee.designation,
  photoFileId: employee.photoFileId,
  languages: employee.languages,
  about: employee.about,
};

/** Approved, enabled doctors who show their profile. */
const open = (db: TenantDb): SQL | undefined =>
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
    .where(and(open(db), eq(employee.id, employeeId)));

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
        open(db),
      ),
    );

/** What a list of providers is narrowed by; ids of this organization. */
export interface ProviderFilter {
  type: "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION";
  departmentId?: string;
  branchId?: string;
  serviceOfferingId?: string;
  /** The id of the last one of the page before. */
  after?: string;
  limit: number;
}

function givesKind(db: TenantDb, filter: ProviderFilter): SQL {
  const offered = db.orm
    .select(pick({ id: employeeOffering.serviceOfferingId }))
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
        eq(employeeOffering.employeeId, employee.id),
        filter.serviceOfferingId ? eq(employeeOffering.serviceOfferingId, filter.serviceOfferingId) : undefined,
        eq(serviceOffering.offeringsType, filter.type),
        eq(serviceOffering.enabled, true),
        eq(serviceOffering.availableToNewPatients, true),
        inArray(serviceOffering.onlineBookingOption, ["ENABLED", "CALL_TO_BOOK"]),
      ),
    );
  return exists(offered);
}

function hasTimings(db: TenantDb, { type, branchId }: ProviderFilter): SQL {
  const timings = db.orm
    .select(pick({ id: providerSlot.id }))
    .from(providerSlot)
    .where(
      and(
        db.own(providerSlot),
        eq(providerSlot.employeeId, employee.id),
        eq(providerSlot.type, "INCLUSION"),
        or(isNull(providerSlot.offeringsType), eq(providerSlot.offeringsType, type)),
        branchId ? eq(providerSlot.branchId, branchId) : undefined,
      ),
    );
  return exists(timings);
}

const inDepartment = (db: TenantDb, departmentId: string): SQL =>
  exists(
    db.orm
      .select(pick({ id: employeeDepartment.departmentId }))
      .from(employeeDepartment)
      .where(
        and(
          db.own(employeeDepartment),
          eq(employeeDepartment.employeeId, employee.id),
          eq(employeeDepartment.departmentId, departmentId),
        ),
      ),
  );

const atBranch = (db: TenantDb, branchId: string): SQL =>
  exists(
    db.orm
      .select(pick({ id: employeeBranch.branchId }))
      .from(employeeBranch)
      .where(
        and(db.own(employeeBranch), eq(employeeBranch.employeeId, employee.id), eq(employeeBranch.branchId, branchId)),
      ),
  );

/** A page of providers with timings and an offering of the kind, by id; one more than the page holds says that it goes on. */
export const providerPageStatement = (db: TenantDb, filter: ProviderFilter) =>
  db.orm
    .select(pick(shownFields))
    .from(employee)
    .where(
      and(
        open(db),
        filter.after ? gt(employee.id, filter.after) : undefined,
        givesKind(db, filter),
        hasTimings(db, filter),
        filter.departmentId ? inDepartment(db, filter.departmentId) : undefined,
        filter.branchId ? atBranch(db, filter.branchId) : undefined,
      ),
    )
    .orderBy(asc(employee.id))
    .limit(filter.limit + 1);

/** Names of the departments that some providers belong to. */
export const providerDepartmentsStatement = (db: TenantDb, employeeIds: readonly string[]) =>
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
    .where(and(db.own(employeeDepartment), inArray(employeeDepartment.employeeId, [...employeeIds])));

/** Which of the offerings some providers give. */
export const providerOfferingsStatement = (db: TenantDb, employeeIds: readonly string[]) =>
  db.orm
    .select(pick({ employeeId: employeeOffering.employeeId, serviceOfferingId: employeeOffering.serviceOfferingId }))
    .from(employeeOffering)
    .where(and(db.own(employeeOffering), inArray(employeeOffering.employeeId, [...employeeIds])));
