import { readOrganization } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readHeldOfferings } from "../../data/team/held-offerings.server";
import { ROLE } from "../../domain/team/roles";
import { reachEmployee } from "./reach-employee.server";

/** The services that an employee offers, among those there are. Only a provider offers any. @throws NotFoundError */
export async function readOfferedServices(context: RequestContext, employeeId: string | undefined) {
  const employee = await reachEmployee(context, "employee.manage", employeeId);
  const [{ serviceOfferings, branches }, held] = await Promise.all([
    readOrganization(context),
    readHeldOfferings(context.db, employee.id),
  ]);
  const nameOf = new Map(branches.map(({ id, name }) => [id, name]));
  return {
    employee: { id: employee.id, firstName: employee.firstName, lastName: employee.lastName, title: employee.title },
    provides: employee.roles.includes(ROLE.PROVIDER),
    offerings: serviceOfferings.map(({ id, name, offeringsType, durationMinutes, branches: places }) => ({
      id,
      name,
      offeringsType,
      durationMinutes,
      branches: places.flatMap(({ branchId }) => nameOf.get(branchId) ?? []),
    })),
    values: { serviceOfferingIds: held, version: employee.version },
  };
}
