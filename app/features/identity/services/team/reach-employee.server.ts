import type { Authority } from "~/platform/access/authorities.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { findEmployee, type EmployeeRow } from "../../data/team/employee-rows.server";

/**
 * An employee of this organization whom the actor may do something with; where none is named, the actor. One who was
 * deleted is not found, except where `deleted` asks for them.
 * @throws NotFoundError for one who is not there or not the actor's, ForbiddenError
 */
export async function reachEmployee(
  context: RequestContext,
  authority: Authority,
  employeeId: string | undefined,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<EmployeeRow> {
  await authorize(context, authority);
  const { actor, db } = context;
  const employee = await findEmployee(db, employeeId ?? (actor.kind === "employee" ? actor.employeeId : ""));
  if (!employee || (employee.deletedAt !== null && !deleted)) throw new NotFoundError();
  await authorize(context, authority, { kind: "employee", id: employee.id, employeeId: employee.id });
  return employee;
}
