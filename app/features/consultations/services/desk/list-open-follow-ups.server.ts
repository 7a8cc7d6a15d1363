import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { firstAskedFor, toBook, type ListedFollowUp } from "../../domain/desk/follow-up";
import { listFollowUps } from "../../support/desk/list-follow-ups.server";

const MOST = 10;

/** A follow-up as its list shows it. */
type OpenFollowUp = ListedFollowUp & {
  /** Its day is past; a patient is asked kindly to book all the same. */
  isOverdue?: boolean;
};

/**
 * Whom a provider wants to see again and who has no appointment yet, or with whom a patient is to book; the soonest
 * first. Nobody else has any.
 */
export async function listOpenFollowUps(context: RequestContext): Promise<OpenFollowUp[]> {
  await authorize(context, "consultation.read");
  const { actor } = context;
  if (actor.kind === "employee") {
    const [list] = await Promise.all([
      listFollowUps(context, { providerId: actor.employeeId }, MOST),
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
  const open = await listFollowUps(context, { patientId: patient.id }, MOST, firstAskedFor(facts.today));
  return toBook(open, facts.today);
}
