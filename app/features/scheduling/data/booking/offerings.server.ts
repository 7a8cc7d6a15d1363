import { and, eq, exists, ne, notExists, or, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employeeOffering } from "~/db/schema/identity.server";
import { branch, serviceOffering, serviceOfferingBranch } from "~/db/schema/organization.server";
import type { Offering } from "../../domain/booking/bookable";
import { visitThatWas, type VisitsLookedAt } from "../appointments/visit-that-was.server";

/** Which offerings are meant; what is left out does not narrow. */
export interface OfferingFilter {
  type?: Offering["offeringsType"];
  serviceOfferingId?: string;
  /** Only what this provider gives. */
  employeeId?: string;
  /** Without what is not for this patient: where they have been here, what is for new patients only. */
  patient?: VisitsLookedAt;
}

/**
 * What patients may see, signed in or not: enabled, available to new patients (specification, section 6), and not
 * switched off for online booking. Staff set what is only enabled.
 */
function shown(db: TenantDb, filter: OfferingFilter): SQL | undefined {
  const { type, serviceOfferingId, employeeId, patient } = filter;
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
    patient ? or(eq(serviceOffering.newPatientsOnly, false), notExists(visitThatWas(db, patient))) : undefined,
    eq(serviceOffering.enabled, true),
    eq(serviceOffering.availableToNewPatients, true),
    ne(serviceOffering.onlineBookingOption, "DISABLED"),
  );
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
        phone: branch.phone,
        timeZone: branch.timeZone,
        costMinor: serviceOfferingBranch.costMinor,
        currencyCode: serviceOfferingBranch.currencyCode,
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
    .where(shown(db, filter));
