import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { openFollowUps, type ListedFollowUp } from "../../data/desk/follow-ups.server";

const MOST = 10;

/**
 * Whom a provider wants to see again and who has no appointment yet, or with whom a patient is to book; the soonest
 * first. Nobody else has any.
 */
export async function listOpenFollowUps(context: RequestContext): Promise<ListedFollowUp[]> {
  await authorize(context, "consultation.read");
  const { actor, db } = context;
  if (actor.kind === "employee") {
    const [list] = await Promise.all([
      openFollowUps(db, { providerId: actor.employeeId }, MOST),
      auditRead(context, { action: "followUp.list", subjectKind: "employee", subjectId: actor.employeeId, fields: [] }),
    ]);
    return list;
  }
  const { patient } = await reachRecords(context, "consultation.read", undefined);
  return openFollowUps(db, { patientId: patient.id }, MOST);
}
