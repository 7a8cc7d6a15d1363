import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { movesOfPatient } from "../../data/credits/credit-history.server";
import { grantsOfPatient } from "../../data/credits/credit-grants.server";
import { totalsOf } from "../../domain/credits/credit-grant";
import { creditUses } from "../../support/credits/credit-uses.server";
import { namedGrants } from "../../support/credits/grant-view.server";

/** So many lines of the history are shown, the latest. */
const LATEST = 50;

/**
 * The credits of the patient who is signed in, or of whom they act for: what remains, what ends next, and what
 * happened. With an address that is not proven nobody sees what the practice gave.
 * @throws NotFoundError, ForbiddenError
 */
export async function readOwnCredits(context: RequestContext) {
  await authorize(context, "credit.read");
  if (context.actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "credit.read", { kind: "patient", id: patientId, patientId });
  const [rows, moves] = await Promise.all([
    grantsOfPatient(context.db, patientId),
    movesOfPatient(context.db, patientId, LATEST),
    auditRead(context, {
      action: "credit.read",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["credits"],
    }),
  ]);
  const grants = await namedGrants(context, rows);
  const usable = grants.filter(({ creditsRemaining }) => creditsRemaining > 0);
  const [next = null] = [...usable].sort((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1));
  return {
    totals: totalsOf(rows, context.now),
    next: next && { expiresOn: next.expiresOn, credits: next.creditsRemaining },
    grants,
    history: await creditUses(context, moves),
    timeZone: context.profile.timeZone,
  };
}
