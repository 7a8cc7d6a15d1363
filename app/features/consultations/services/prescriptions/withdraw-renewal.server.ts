import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { answerRenewalStatement, renewalsOf } from "../../data/prescriptions/renewals.server";
import { reachPrescription } from "../../support/prescriptions/reach-prescription.server";

const answeredMeanwhile = () =>
  new ConflictError("answered", [{ field: "", message: "prescriptions:renewal.answeredMeanwhile" }]);

/**
 * Takes back the wish for a renewal that waits for its answer: the patient, or a relative who may act for them. To
 * withdraw it twice is to withdraw it once.
 * @throws NotFoundError, also where nobody has asked; ForbiddenError for who may only look; ConflictError where the
 * prescriber has answered
 */
export async function withdrawRenewal(context: RequestContext, rawId: unknown): Promise<void> {
  await authorize(context, "prescription.askRenewal");
  const { prescription, reached } = await reachPrescription(context, "prescription.askRenewal", rawId);
  if (reached.role !== "patient") throw new ForbiddenError();
  const { db, now } = context;
  const { id, patientId } = prescription;
  const last = async () => (await renewalsOf(db, [id]))[0];
  const wish = await last();
  if (!wish) throw new NotFoundError();
  if (wish.state === "WITHDRAWN") return;
  if (wish.state !== "REQUESTED") throw answeredMeanwhile();
  const withdrawn = { state: "WITHDRAWN", answer: "", answeredBy: null, now } as const;
  await commit(context, {
    guarded: answerRenewalStatement(db, wish.id, withdrawn),
    audit: [
      {
        action: "prescription.withdrawRenewal",
        subjectKind: "renewalRequest",
        subjectId: wish.id,
        patientId,
        fields: changedFields(wish, { state: withdrawn.state }),
      },
    ],
    result: null,
  }).catch(
    refusedAs({
      conflict: async () =>
        (await last())?.state === "WITHDRAWN" ? { result: null, replayed: true } : answeredMeanwhile(),
    }),
  );
}
