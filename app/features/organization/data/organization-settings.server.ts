import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import {
  branch,
  calendarSettings,
  department,
  serviceOffering,
  serviceOfferingBranch,
  serviceOfferingConfig,
  serviceOfferingDepartment,
} from "~/db/schema/organization.server";

/** What the organization consists of and offers, as far as it is switched on: one round trip. */
export async function loadOrganization(db: TenantDb) {
  const [branches, departments, offerings, offeringBranches, offeringDepartments, configs, calendar] = await db.batch([
    db.orm
      .select(
        pick({
          id: branch.id,
          name: branch.name,
          address: branch.address,
          city: branch.city,
          phone: branch.phone,
          timeZone: branch.timeZone,
        }),
      )
      .from(branch)
      .where(and(db.own(branch), eq(branch.enabled, true)))
      .orderBy(branch.name),
    db.orm
      .select(pick({ uuid: department.id, name: department.name }))
      .from(department)
      .where(and(db.own(department), eq(department.enabled, true)))
      .orderBy(department.name),
    db.orm
      .select(
        pick({
          id: serviceOffering.id,
          name: serviceOffering.name,
          offeringsType: serviceOffering.offeringsType,
          description: serviceOffering.description,
          durationMinutes: serviceOffering.durationMinutes,
          onlineBookingOption: serviceOffering.onlineBookingOption,
          availableToNewPatients: serviceOffering.availableToNewPatients,
        }),
      )
      .from(serviceOffering)
      .where(and(db.own(serviceOffering), eq(serviceOffering.enabled, true)))
      .orderBy(serviceOffering.name),
    db.orm
      .select(
        pick({
          serviceOfferingId: serviceOfferingBranch.serviceOfferingId,
          branchId: serviceOfferingBranch.branchId,
          costMinor: serviceOfferingBranch.costMinor,
          currencyCode: serviceOfferingBranch.currencyCode,
        }),
      )
      .from(serviceOfferingBranch)
      .where(db.own(serviceOfferingBranch)),
    db.orm
      .select(
        pick({
          serviceOfferingId: serviceOfferingDepartment.serviceOfferingId,
          departmentId: serviceOfferingDepartment.departmentId,
        }),
      )
      .from(serviceOfferingDepartment)
      .where(db.own(serviceOfferingDepartment)),
    db.orm
      .select(
        pick({
          id: serviceOfferingConfig.id,
          type: serviceOfferingConfig.type,
          properties: serviceOfferingConfig.properties,
          enabled: serviceOfferingConfig.enabled,
        }),
      )
      .from(serviceOfferingConfig)
      .where(db.own(serviceOfferingConfig)),
    db.orm
      .select(
        pick({
          calendarSlotDuration: calendarSettings.calendarSlotDuration,
          dayStartInMins: calendarSettings.dayStartInMins,
          dayEndInMins: calendarSettings.dayEndInMins,
          healthCareProviderBasedBooking: calendarSettings.healthCareProviderBasedBooking,
          serviceOnlyBasedBooking: calendarSettings.serviceOnlyBasedBooking,
        }),
      )
      .from(calendarSettings)
      .where(db.own(calendarSettings))
      .limit(1),
  ]);
  return {
    branches,
    departments,
    offerings,
    offeringBranches,
    offeringDepartments,
    configs,
    calendar: calendar[0] ?? null,
  };
}

export type LoadedOrganization = Awaited<ReturnType<typeof loadOrganization>>;
