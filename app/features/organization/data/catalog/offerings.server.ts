import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { serviceOffering, serviceOfferingBranch, serviceOfferingDepartment } from "~/db/schema/organization.server";

const OFFERING = pick({
  id: serviceOffering.id,
  name: serviceOffering.name,
  offeringsType: serviceOffering.offeringsType,
  description: serviceOffering.description,
  durationMinutes: serviceOffering.durationMinutes,
  onlineBookingOption: serviceOffering.onlineBookingOption,
  availableToNewPatients: serviceOffering.availableToNewPatients,
  groupCapacity: serviceOffering.groupCapacity,
});

const OFFERED_AT = pick({
  serviceOfferingId: serviceOfferingBranch.serviceOfferingId,
  branchId: serviceOfferingBranch.branchId,
  costMinor: serviceOfferingBranch.costMinor,
  currencyCode: serviceOfferingBranch.currencyCode,
});

const OFFERED_BY = pick({
  serviceOfferingId: serviceOfferingDepartment.serviceOfferingId,
  departmentId: serviceOfferingDepartment.departmentId,
});

export const offeringsStatement = (db: TenantDb) =>
  db.orm
    .select(OFFERING)
    .from(serviceOffering)
    .where(and(db.own(serviceOffering), eq(serviceOffering.enabled, true)))
    .orderBy(serviceOffering.name);

/** Where each offering is given, and its cost there in minor units. */
export const offeringBranchesStatement = (db: TenantDb) =>
  db.orm.select(OFFERED_AT).from(serviceOfferingBranch).where(db.own(serviceOfferingBranch));

export const offeringDepartmentsStatement = (db: TenantDb) =>
  db.orm.select(OFFERED_BY).from(serviceOfferingDepartment).where(db.own(serviceOfferingDepartment));
