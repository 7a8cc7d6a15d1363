import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { verifyPassword } from "~/platform/access/password.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findEmployee } from "../../data/team/employee-rows.server";
import {
  readOwnersPassword,
  reassignStatements,
  takeOwnershipStatement,
} from "../../data/organizations/ownership.server";
import { ownerRefusal } from "../../domain/organizations/owner";
import { reassignOwnershipSchema } from "../../schemas/team/employee-action";
import { employeeMail, userEnded } from "../../support/team/employee-entries.server";

const refused = (field: string, message: string) => new InvalidError([{ field, message }]);

/**
 * Hands the organization over to another administrator. The owner alone can, and says their password again; there is
 * one owner at any time.
 * @throws ForbiddenError, InvalidError for a wrong password or somebody who cannot own it, ConflictError where the
 * ownership was handed over meanwhile, RateLimitedError
 */
export async function reassignOwnership(context: RequestContext, raw: unknown): Promise<{ employeeId: string }> {
  await authorize(context, "ownership.reassign");
  const { db, actor } = context;
  if (actor.kind !== "employee") throw new ForbiddenError();
  const { employeeId, password } = parse(reassignOwnershipSchema, raw);
  await limitRate(context, "LOGIN_LIMIT", `owner:${actor.userId}`);
  const [owner, next] = await Promise.all([readOwnersPassword(db, actor.employeeId), findEmployee(db, employeeId)]);
  if (!owner) throw new ForbiddenError("notTheOwner");
  if (!(await verifyPassword(password, owner.passwordHash)))
    throw refused("password", "employees:ownership.wrongPassword");
  const reason = ownerRefusal(next);
  if (!next || reason) throw refused("employeeId", `employees:ownership.${reason ?? "unknown"}`);
  await commit(context, {
    guarded: takeOwnershipStatement(db, actor.employeeId, next.id),
    writes: reassignStatements(db, actor.employeeId, next.id),
    audit: [{ action: "ownership.reassign", subjectKind: "employee", subjectId: next.id, fields: ["isCreator"] }],
    outbox: [
      userEnded(context, actor.userId),
      userEnded(context, next.userId),
      employeeMail(context, "ownership.given", actor.userId),
      employeeMail(context, "ownership.received", next.userId),
    ],
    result: null,
  }).catch(
    refusedAs(
      () => new ConflictError("secondOwner", [{ field: "employeeId", message: "employees:ownership.secondOwner" }]),
    ),
  );
  return { employeeId: next.id };
}
