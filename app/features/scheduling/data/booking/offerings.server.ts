import { and, eq, exists, isNotNull, isNull, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, employeeBranch } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { branch, serviceOffering, serviceOfferingBranch } from "~/db/schema/organization.server";
import { providerSlot } from "~/db/schema/scheduling.server";
import type { Offering } from "../../domain/booking/bookable";
import { appointmentThatWas, type AppointmentsLookedAt } from "../appointments/appointment-that-was.server";
import { openProvider } from "./providers.server";

/** Which offerings are meant; what is left out does not narrow. */
export interface OfferingFilter {
  type?: Offering["offeringsType"];
  serviceOfferingId?: string;
  /** Only what this provider gives. */
  employeeId?: string;
  /** Without what is not for this patient: where they have been here, what is for new patients only. */
  patient?: AppointmentsLookedAt;
  /** For the staff, who set whatever is enabled. */
  staff?: boolean;
  /** Only where whoever is meant (anybody unless told) has hours for it; of groups, where they work. */
  atWork?: boolean;
}

/**
 * What patients may see, signed in or not: enabled, available to new patients (specification, section 6), and not
 * switched off for online booking. Staff see whatever is enabled.
 */
function shown(db: TenantDb, filter: OfferingFilter): SQL | undefined {
  const { type, serviceOfferingId, employeeId, patient, staff } = filter;
  const given = employeeId
    ? exists(
        db.orm
          .select(pick({ id: employeeOffering.serviceOfferingId }))
          .from(employeeOffering)
          .where(
            and(
              db.own(employeeOffering),
              eq(employeeOffering.employeeId, employeeId),
              eq(employeeOffering.serviceOfferingId, serviceOffering.id),
            ),
          ),
      )
    : undefined;
  return and(
    db.own(serviceOffering),
    type && eq(serviceOffering.offeringsType, type),
    serviceOfferingId ? eq(serviceOffering.id, serviceOfferingId) : undefined,
    given,
    patient ? or(eq(serviceOffering.newPatientsOnly, false), notExists(appointmentThatWas(db, patient))) : undefined,
    eq(serviceOffering.enabled, true),
    staff ? undefined : eq(serviceOffering.availableToNewPatients, true),
    staff ? undefined : ne(serviceOffering.onlineBookingOption, "DISABLED"),
  );
}

/** Somebody whom patients may see gives the offering of the row at its place, and has hours there that count for it. */
function someoneAtWork(db: TenantDb, employeeId: string | undefined): SQL {
  const forIt = sql`(${providerSlot.serviceOfferingIds} = '[]' OR EXISTS (SELECT 1 FROM json_each(${providerSlot.serviceOfferingIds}) named WHERE named.value = ${serviceOffering.id}))`;
  const hours = db.orm
    .select(pick({ id: providerSlot.id }))
    .from(providerSlot)
    .where(
      and(
        db.own(providerSlot),
        eq(providerSlot.employeeId, employee.id),
        eq(providerSlot.type, "INCLUSION"),
        or(isNull(providerSlot.offeringsType), eq(providerSlot.offeringsType, serviceOffering.offeringsType)),
        or(isNull(providerSlot.branchId), eq(providerSlot.branchId, branch.id)),
        forIt,
      ),
    );
  const people = db.orm
    .select(pick({ id: employeeOffering.employeeId }))
    .from(employeeOffering)
    // A cross join keeps its order in SQLite, which else may look at every employee to find one of the offering.
    .crossJoin(employeeBranch)
    .crossJoin(employee)
    .where(
      and(
        db.own(employeeOffering),
        eq(employeeOffering.serviceOfferingId, serviceOffering.id),
        eq(employeeBranch.organizationId, employeeOffering.organizationId),
        eq(employeeBranch.employeeId, employeeOffering.employeeId),
        eq(employeeBranch.branchId, branch.id),
        eq(employee.organizationId, employeeOffering.organizationId),
        eq(employee.id, employeeOffering.employeeId),
        openProvider(db),
        employeeId ? eq(employeeOffering.employeeId, employeeId) : undefined,
        or(isNotNull(serviceOffering.groupCapacity), exists(hours)),
      ),
    );
  return exists(people);
}

/** The offerings that the public may see, by id. */
export const offeringsStatement = (db: TenantDb, filter: OfferingFilter) =>
  db.orm
    .select(
      pick({
        id: serviceOffering.id,
        name: serviceOffering.name,
        offeringsType: serviceOffering.offeringsType,
        description: serviceOffering.description,
        durationMinutes: serviceOffering.durationMinutes,
        bufferBeforeMinutes: serviceOffering.bufferBeforeMinutes,
        bufferAfterMinutes: serviceOffering.bufferAfterMinutes,
        onlineBookingOption: serviceOffering.onlineBookingOption,
        onlinePaymentOption: serviceOffering.onlinePaymentOption,
        confirmsByItself: serviceOffering.confirmsByItself,
        newPatientsOnly: serviceOffering.newPatientsOnly,
        instructions: serviceOffering.instructions,
        groupCapacity: serviceOffering.groupCapacity,
      }),
    )
    .from(serviceOffering)
    .where(shown(db, filter));

/** Where those offerings are given, at open places, with the cost there. */
export const offeringPlacesStatement = (db: TenantDb, filter: OfferingFilter) =>
  db.orm
    .select(
      pick({
        serviceOfferingId: serviceOfferingBranch.serviceOfferingId,
        branchId: branch.id,
        name: branch.name,
        address: branch.address,
        city: branch.city,
        postalCode: branch.postalCode,
        latitude: branch.latitude,
        longitude: branch.longitude,
        phone: branch.phone,
        timeZone: branch.timeZone,
        costMinor: serviceOfferingBranch.costMinor,
        currencyCode: serviceOfferingBranch.currencyCode,
        taxes: serviceOfferingBranch.taxes,
      }),
    )
    .from(serviceOffering)
    .innerJoin(
      serviceOfferingBranch,
      and(
        eq(serviceOfferingBranch.organizationId, serviceOffering.organizationId),
        eq(serviceOfferingBranch.serviceOfferingId, serviceOffering.id),
      ),
    )
    .innerJoin(
      branch,
      and(
        eq(branch.organizationId, serviceOfferingBranch.organizationId),
        eq(branch.id, serviceOfferingBranch.branchId),
        eq(branch.enabled, true),
      ),
    )
    .where(
      and(
        shown(db, filter),
        filter.atWork
          ? or(eq(serviceOffering.onlineBookingOption, "CALL_TO_BOOK"), someoneAtWork(db, filter.employeeId))
          : undefined,
      ),
    );
