import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { loadOrganization, type LoadedOrganization } from "../data/organization-settings.server";

/** A service offering with where it is given and at what cost, in minor units of the currency. */
type Offering = LoadedOrganization["offerings"][number] & {
  departmentIds: string[];
  branches: { branchId: string; cost: number; currencyCode: string }[];
};

/** Branches, departments, offerings and calendar settings of the organization, as far as they are switched on. */
export async function readOrganization(context: RequestContext) {
  await authorize(context, "organization.public");
  const { offerings, offeringBranches, offeringDepartments, ...rest } = await loadOrganization(context.db);
  const serviceOfferings = offerings.map((offering): Offering => ({
    ...offering,
    departmentIds: offeringDepartments
      .filter(({ serviceOfferingId }) => serviceOfferingId === offering.id)
      .map(({ departmentId }) => departmentId),
    branches: offeringBranches
      .filter(({ serviceOfferingId }) => serviceOfferingId === offering.id)
      .map(({ branchId, costMinor, currencyCode }) => ({ branchId, cost: costMinor, currencyCode })),
  }));
  return { ...rest, serviceOfferings };
}

export type OrganizationParts = Awaited<ReturnType<typeof readOrganization>>;
