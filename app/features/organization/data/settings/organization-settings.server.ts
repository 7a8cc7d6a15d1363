import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { branch, department, serviceOfferingConfig } from "~/db/schema/organization.server";
import { calendarSettings } from "~/db/schema/calendar-settings.server";
import { enabledTaxRatesStatement } from "../prices/tax-rates.server";
import { defaultMethodStatement } from "../billing/billing-methods.server";
import {
  offeringBranchesStatement,
  offeringDepartmentsStatement,
  offeringsStatement,
} from "../catalog/offerings.server";

const BRANCH = pick({
  id: branch.id,
  name: branch.name,
  address: branch.address,
  city: branch.city,
  phone: branch.phone,
  timeZone: branch.timeZone,
});

const CONFIG = pick({
  id: serviceOfferingConfig.id,
  type: serviceOfferingConfig.type,
  properties: serviceOfferingConfig.properties,
  enabled: serviceOfferingConfig.enabled,
});

const CALENDAR = pick({
  calendarSlotDuration: calendarSettings.calendarSlotDuration,
  dayStartInMins: calendarSettings.dayStartInMins,
  dayEndInMins: calendarSettings.dayEndInMins,
  healthCareProviderBasedBooking: calendarSettings.healthCareProviderBasedBooking,
  serviceOnlyBasedBooking: calendarSettings.serviceOnlyBasedBooking,
});

const branchesStatement = (db: TenantDb) =>
  db.orm
    .select(BRANCH)
    .from(branch)
    .where(and(db.own(branch), eq(branch.enabled, true)))
    .orderBy(branch.name);

const departmentsStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ id: department.id, uuid: department.id, name: department.name }))
    .from(department)
    .where(and(db.own(department), eq(department.enabled, true)))
    .orderBy(department.name);

/** What the organization consists of and offers, as far as it is switched on: one round trip. */
export async function loadOrganization(db: TenantDb) {
  const [branches, departments, offerings, offeringBranches, offeringDepartments, configs, calendar, taxRates, method] =
    await db.batch([
      branchesStatement(db),
      departmentsStatement(db),
      offeringsStatement(db),
      offeringBranchesStatement(db),
      offeringDepartmentsStatement(db),
      db.orm.select(CONFIG).from(serviceOfferingConfig).where(db.own(serviceOfferingConfig)),
      db.orm.select(CALENDAR).from(calendarSettings).where(db.own(calendarSettings)).limit(1),
      enabledTaxRatesStatement(db),
      defaultMethodStatement(db),
    ]);
  return {
    branches,
    departments,
    offerings,
    offeringBranches,
    offeringDepartments,
    configs,
    calendar: calendar[0] ?? null,
    taxRates,
    billingMethod: method[0] ?? null,
  };
}

export type LoadedOrganization = Awaited<ReturnType<typeof loadOrganization>>;
