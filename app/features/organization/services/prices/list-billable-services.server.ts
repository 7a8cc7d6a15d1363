import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readBillableServices } from "../../data/prices/billable-services.server";
import { writtenPrices } from "../../schemas/prices/billable-service";
import { readCatalog } from "../catalog/read-catalog.server";

/** Every billable service, disabled ones too, and what can be booked, for whoever changes prices. @throws ForbiddenError */
export async function listBillableServices(context: RequestContext) {
  await authorize(context, "organization.manage");
  const [{ services, ...more }, { offerings }] = await Promise.all([
    readBillableServices(context.db),
    readCatalog(context),
  ]);
  return {
    services: services.map((service) => ({ ...service, ...writtenPrices(service), prices: service.places })),
    ...{ ...more, offerings: offerings.filter(({ enabled }) => enabled) },
  };
}
