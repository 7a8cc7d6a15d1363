import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { outdateRenewals } from "../../data/prescriptions/open-drafts.server";
import { answerRenewalStatement, readRenewal } from "../../data/prescriptions/renewals.server";
import { answerRenewalSchema } from "../../schemas/prescriptions/prescription";
import { reachPrescription } from "../../support/prescriptions/reach-prescription.server";
import { toldToPatient } from "../../support/prescriptions/told.server";

const notOpen = (message: `prescriptions:renewal.${"answered" | "withdrawnMeanwhile"}`) =>
  new ConflictError("answered", [{ field: "", message }]);

/**
 * Answers a patient's wish for a renewal with a reason, or with the word that an appointment is needed first. A renewal
 * itself is the prescription that is signed for it.
 * @param raw `renewalId`, `answer` DENIED or APPOINTMENT_NEEDED, and `reason`, which a denial needs
 * @throws NotFoundError, ForbiddenError for who does not prescribe, InvalidError; ConflictError where it was answered
 * or withdrawn
 */
export async function answerRenewal(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<{ patientId: string }> {
  await authorize(context, "prescription.sign");
  const { prescription, actor, employeeId } = await reachPrescription(context, "prescription.sign", rawId);
  if ((actor !== "prescriber" && actor !== "provider") || employeeId === null) throw new ForbiddenError();
  const { renewalId, answer: state, reason: answer } = parse(answerRenewalSchema, raw);
  const { db, now } = context;
  const wish = await readRenewal(db, renewalId);
  const { id, patientId } = prescription;
  if (wish?.prescriptionId !== id) throw new NotFoundError();
  if (wish.state === state && wish.answeredBy === employeeId && wish.answer === answer) return { patientId };
  if (wish.state === "WITHDRAWN") throw notOpen("prescriptions:renewal.withdrawnMeanwhile");
  await commit(context, {
    guarded: answerRenewalStatement(db, wish.id, { state, answer, answeredBy: employeeId, now }),
    // It is not declined and renewed at once by two who do not know of each other.
    writes: [outdateRenewals(db, id)],
    audit: [
      {
        action: "prescription.answerRenewal",
        subjectKind: "renewalRequest",
        subjectId: wish.id,
        patientId,
        fields: changedFields(wish, { state, answer, answeredBy: employeeId }),
      },
    ],
    outbox: await toldToPatient(context, "prescription.renewalAnswered", patientId),
    result: null,
  }).catch(
    refusedAs({
      conflict: async () =>
        notOpen(
          (await readRenewal(db, wish.id))?.state === "WITHDRAWN"
            ? "prescriptions:renewal.withdrawnMeanwhile"
            : "prescriptions:renewal.answered",
        ),
    }),
  );
  return { patientId };
}
