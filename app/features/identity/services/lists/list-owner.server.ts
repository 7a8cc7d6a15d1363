import type { EmployeeActor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { accountOwner } from "../accounts/account-owner.server";

/**
 * Whoever chooses how the lists of staff look to them.
 * @throws NotSignedInError, ForbiddenError for a patient
 */
export async function listOwner(context: RequestContext): Promise<EmployeeActor> {
  const owner = await accountOwner(context);
  if (owner.kind !== "employee") throw new ForbiddenError();
  return owner;
}
