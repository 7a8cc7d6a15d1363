import { costOf } from "~/kernel/codes/minor-units";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { loadOrganization, type LoadedOrganization } from "../../data/settings/organization-settings.server";
import { shownTaxRate } from "../../support/prices/shown-tax-rate.server";
import { serviceTypeOf } from "../../domain/catalog/service-type";

/** A service offering with where it is given and at what cost, as it is written in the currency. */
type Offering = LoadedOrganization["offerings"][number] & {
  type: ReturnType<typeof serviceTypeOf<LoadedOrganization["offerings"][number]["offeringsType"]>>;
  departmentIds: string[];
  branches: { branchId: string; cost: number; currencyCode: string }[];
};

/** Branches, departments, offerings and calendar settings of the organization, as far as they are switched on. */
export async function readOrganization(context: RequestContext) {
  await authorize(context, "organization.public");
  const { offerings, offeringBranches, offeringDepartments, taxRates, ...rest } = await loadOrganization(context.db);
  const serviceOfferings = offerings.map((offering): Offering => ({
    ...offering,
    type: serviceTypeOf(offering),
    departmentIds: offeringDepartments
      .filter(({ serviceOfferingId }) => serviceOfferingId === offering.id)
      .map(({ departmentId }) => departmentId),
    branches: offeringBranches
      .filter(({ serviceOfferingId }) => serviceOfferingId === offering.id)
      .map(({ branchId, costMinor, currencyCode }) => ({
        branchId,
        cost: costOf(costMinor, currencyCode),
        currencyCode,
      })),
  }));
  return { ...rest, serviceOfferings, taxRates: taxRates.map(shownTaxRate) };
}

export type OrganizationParts = Awaited<ReturnType<typeof readOrganization>>;
