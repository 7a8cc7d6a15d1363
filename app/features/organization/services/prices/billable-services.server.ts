import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readBillableServices, type BillableServices } from "../../data/prices/billable-services.server";

/**
 * What can be charged for beside appointments, with its prices and taxes, for whoever charges patients: it is asked for by
 * services that have asked for that right.
 * @throws ForbiddenError
 */
export async function billableServices(context: RequestContext): Promise<BillableServices> {
  await authorize(context, "organization.read");
  const { services, ...more } = await readBillableServices(context.db);
  return { ...more, services: services.filter(({ enabled }) => enabled) };
}
