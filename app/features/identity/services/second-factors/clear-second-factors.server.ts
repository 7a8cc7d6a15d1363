import { commit } from "~/db/commit.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { deleteFactorsOfUser } from "../../data/second-factors/factors.server";
import { dropCodes } from "../../data/second-factors/recovery-codes.server";
import { endSessionsOfUser } from "../../data/sessions/sessions.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { sessionsEnded } from "../../support/sessions/sessions-ended.server";
import { securityMail } from "../../support/accounts/security-mail.server";

/**
 * Takes every second factor off the account of somebody who has lost them all, recovery codes too, and ends their
 * sessions. Whoever may manage employees does it for those, whoever may change patients for these. The user is told.
 * @throws NotFoundError
 */
export async function clearSecondFactors(context: RequestContext, userId: string): Promise<void> {
  // Who may do neither learns nothing of whether there is such a user.
  if (verdictOf(context, "patient.update") !== "allowed") await authorize(context, "employee.manage");
  const { db, now } = context;
  const user = await findUserById(db, userId);
  const subject = { kind: "user", id: userId, patientId: user?.patientId, employeeId: user?.employeeId };
  await authorize(context, user?.type === "CUSTOMER" ? "patient.update" : "employee.manage", subject);
  if (!user) throw new NotFoundError();
  await commit(context, {
    writes: [deleteFactorsOfUser(db, userId), dropCodes(db, userId), endSessionsOfUser(db, userId, now)],
    audit: [{ action: "secondFactor.clear", subjectKind: "user", subjectId: userId, patientId: user.patientId }],
    outbox: [securityMail("security.factorRemoved", userId, now), sessionsEnded(userId, now)],
    result: null,
  });
}
