import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import type { ListedFollowUp } from "../../domain/desk/follow-up";
import { listFollowUps } from "../../support/desk/list-follow-ups.server";

const MOST = 10;

/**
 * Whom a provider wants to see again and who has no appointment yet, or with whom a patient is to book; the soonest
 * first. Nobody else has any. A patient is told of none whose day is past.
 */
export async function listOpenFollowUps(context: RequestContext): Promise<ListedFollowUp[]> {
  await authorize(context, "consultation.read");
  const { actor } = context;
  if (actor.kind === "employee") {
    const [list] = await Promise.all([
      listFollowUps(context, { providerId: actor.employeeId }, { most: MOST, overdue: true }),
      auditRead(context, {
        action: "followUp.list",
        subjectKind: "employee",
        subjectId: actor.employeeId,
        fields: ["list"],
      }),
    ]);
    return list;
  }
  const { patient } = await reachRecords(context, "consultation.read", undefined);
  return listFollowUps(context, { patientId: patient.id }, { most: MOST, overdue: false });
}
