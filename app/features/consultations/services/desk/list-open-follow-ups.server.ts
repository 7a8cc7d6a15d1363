import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { firstAskedFor, type ListedFollowUp } from "../../domain/desk/follow-up";
import { toBook } from "../../domain/desk/follow-up-answer";
import { listFollowUps } from "../../support/desk/list-follow-ups.server";

const MOST = 10;

/**
 * Whom a provider wants to see again and who has no appointment yet, or with whom a patient is to book; the soonest
 * first. Nobody else has any. A patient is still asked for a while after the day, and told that it is not too late.
 */
export async function listOpenFollowUps(context: RequestContext): Promise<ListedFollowUp[]> {
  await authorize(context, "consultation.read");
  const { actor } = context;
  if (actor.kind === "employee") {
    const [list] = await Promise.all([
      listFollowUps(context, { providerId: actor.employeeId }, { most: MOST }),
      auditRead(context, {
        action: "followUp.list",
        subjectKind: "employee",
        subjectId: actor.employeeId,
        fields: ["list"],
      }),
    ]);
    return list;
  }
  const { patient, facts } = await reachRecords(context, "consultation.read", undefined);
  const dueFrom = firstAskedFor(facts.today);
  const open = await listFollowUps(context, { patientId: patient.id }, { most: MOST, dueFrom });
  return toBook(open, { today: facts.today, now: context.now });
}
