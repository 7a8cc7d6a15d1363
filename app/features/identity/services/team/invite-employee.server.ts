import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { inviteStatement } from "../../data/team/employee-write.server";
import { dropUserTokens } from "../../data/accounts/user-tokens.server";
import { inviteSchema } from "../../schemas/team/employee-action";
import { employeeMail } from "../../support/team/employee-entries.server";
import { reachEmployee } from "./reach-employee.server";

const refusal = (reason: string) => new ConflictError(reason, [{ field: "", message: `employees:refusal.${reason}` }]);

/**
 * Invites an employee again who has not chosen a password; earlier invitations work no more.
 * @throws ConflictError where they have chosen one or are not approved and enabled, NotFoundError
 */
export async function inviteEmployee(context: RequestContext, raw: unknown): Promise<{ employeeId: string }> {
  const { employeeId, version } = parse(inviteSchema, raw);
  const employee = await reachEmployee(context, "employee.manage", employeeId);
  if (employee.hasPassword || !employee.enabled || employee.adminApproval !== 1) throw refusal("notInThisState");
  const { db, now } = context;
  await commit(context, {
    guarded: inviteStatement(db, employee.id, version ?? employee.version, now),
    writes: [dropUserTokens(db, employee.userId, "INVITE", now)],
    audit: [{ action: "employee.invite", subjectKind: "employee", subjectId: employee.id }],
    outbox: [employeeMail(context, "employee.invite", employee.userId)],
    result: null,
  }).catch(refusedAs({ conflict: () => refusal("changedMeanwhile") }));
  return { employeeId: employee.id };
}
