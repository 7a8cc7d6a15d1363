import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readRoleAuthorities } from "../../data/team/role-rows.server";
import { rolesView } from "../../domain/team/team-view";

/** The roles of the organization with the authorities that each gives. */
export async function listRoles(context: RequestContext) {
  await authorize(context, "metadata.read");
  return rolesView(await readRoleAuthorities(context.db));
}
