import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { heldPlaceNames } from "../../data/team/held-place-names.server";
import { listEntry } from "../../domain/team/employee-entry";
import { ROLE } from "../../domain/team/roles";
import { reachEmployee } from "./reach-employee.server";

/**
 * One employee at a glance: who they are, where they work, what they offer. Without an id it is the reader.
 * @throws NotFoundError
 */
export async function readEmployeeSettings(context: RequestContext, employeeId: string | undefined) {
  const { actor, db } = context;
  const own = actor.kind === "employee" ? actor.employeeId : undefined;
  const employee = await reachEmployee(context, "employee.manage", employeeId);
  const names = await heldPlaceNames(db, employee.id);
  return {
    employee: listEntry(employee, own ?? null),
    ...names,
    phone: employee.phone && `+${employee.phoneCallingCode} ${employee.phone}`,
    offers: employee.roles.includes(ROLE.PROVIDER),
    ownsOrganization: employee.isCreator,
    canReassign: employee.id === own && verdictOf(context, "ownership.reassign") === "allowed",
  };
}
