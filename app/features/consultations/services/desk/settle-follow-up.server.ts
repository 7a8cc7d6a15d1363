import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { changeFollowUp, readFollowUp } from "../../data/desk/follow-ups.server";
import type { FollowUpEnd } from "../../domain/desk/follow-up";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";

const ACTS = { DONE: "followUp.done", CANCELLED: "followUp.cancel" } as const;

/**
 * Says at the desk of a consultation that its patient was seen, or need not come again, whichever consultation it was
 * decided in; asked twice it is as it was asked.
 * @throws NotFoundError, also for one of another patient; ForbiddenError, ConflictError
 */
export async function settleFollowUp(
  context: RequestContext,
  { consultationId, followUpId, as }: { consultationId: string; followUpId: string; as: FollowUpEnd },
): Promise<void> {
  await authorize(context, "consultation.write");
  const reached = await reachConsultation(context, "consultation.write", consultationId);
  if (consultationActor(context, reached) === null) throw new ForbiddenError();
  const followUp = await readFollowUp(context.db, followUpId);
  if (followUp?.patientId !== reached.patient.id) throw new NotFoundError();
  if (followUp.state === as) return;
  if (followUp.state !== "OPEN") throw new ConflictError("changedMeanwhile");
  await commit(context, {
    guarded: changeFollowUp(context.db, followUp, { state: as }),
    audit: [
      {
        action: ACTS[as],
        subjectKind: "followUp",
        subjectId: followUpId,
        patientId: followUp.patientId,
        fields: ["state"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
}
