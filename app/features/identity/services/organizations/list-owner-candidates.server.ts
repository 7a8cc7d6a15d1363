import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { searchEmployees } from "../../data/team/employee-list.server";
import { ownerRefusal } from "../../domain/organizations/owner";

const MOST = 200;

/** Who the organization can be handed over to: the active administrators, by name. */
export async function listOwnerCandidates(context: RequestContext) {
  await authorize(context, "ownership.reassign");
  const filter = { status: "ENABLED", role: "EMPLOYEE_ADMIN" } as const;
  const administrators = await searchEmployees(context.db, filter, [], { size: MOST });
  return administrators
    .filter((employee) => ownerRefusal(employee) === undefined)
    .map(({ id, title, firstName, lastName, email }) => ({ id, title, firstName, lastName, email }));
}
