import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { changeFollowUp, readFollowUp } from "../../data/desk/follow-ups.server";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";

/**
 * Takes back that a patient is to come again; asked twice it is as it was asked.
 * @throws NotFoundError, also for one of another consultation; ForbiddenError, ConflictError
 */
export async function cancelFollowUp(
  context: RequestContext,
  { consultationId, followUpId }: { consultationId: string; followUpId: string },
): Promise<void> {
  await authorize(context, "consultation.write");
  const reached = await reachConsultation(context, "consultation.write", consultationId);
  if (consultationActor(context, reached) === null) throw new ForbiddenError();
  const followUp = await readFollowUp(context.db, followUpId);
  if (followUp?.consultationId !== consultationId) throw new NotFoundError();
  if (followUp.state === "CANCELLED") return;
  await commit(context, {
    guarded: changeFollowUp(context.db, followUp, { state: "CANCELLED" }),
    audit: [
      {
        action: "followUp.cancel",
        subjectKind: "followUp",
        subjectId: followUpId,
        patientId: followUp.patientId,
        fields: ["state"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
}
