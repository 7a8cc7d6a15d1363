import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { EmployeeActor, PatientActor } from "~/platform/access/actor.server";
import { NotSignedInError } from "~/platform/http/errors.server";

/**
 * Whoever looks after their own account.
 * @throws NotSignedInError, and SecondFactorNeededError before the second step
 */
export async function accountOwner(context: RequestContext): Promise<EmployeeActor | PatientActor> {
  const { actor } = context;
  const userId = "userId" in actor ? actor.userId : null;
  await authorize(context, "user.settings", { kind: "user", id: userId, userId });
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new NotSignedInError();
  return actor;
}
