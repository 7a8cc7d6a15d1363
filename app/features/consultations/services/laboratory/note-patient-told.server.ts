import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { historyOf } from "../../data/laboratory/lab-orders-read.server";
import { updateLabOrder } from "../../data/laboratory/lab-orders-write.server";
import { reviewsOf } from "../../data/laboratory/lab-reviews.server";
import { untoldReview } from "../../domain/laboratory/telling";
import { labToldSchema } from "../../schemas/laboratory/lab-order";
import { reachToAct } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, noteHistory, plainOrder } from "../../support/laboratory/store-lab-step.server";

/**
 * Somebody who looks after a patient without an account notes that they told them of reviewed results: how, and what. The
 * order is to be told no more.
 * @throws ConflictError where nothing is to be told, or something else happened meanwhile; InvalidError where it is not
 * said what was told; NotFoundError, ForbiddenError
 */
export async function notePatientTold(context: RequestContext, raw: unknown): Promise<{ orderId: string }> {
  await authorize(context, "labOrder.write");
  const { orderId, version, how, said } = parse(labToldSchema, raw);
  const found = await reachToAct(context, { authority: "labOrder.write", id: orderId, action: "acknowledge" });
  const { db, now } = context;
  const [reviews, history] = await Promise.all([reviewsOf(db, orderId), historyOf(db, orderId)]);
  const review = untoldReview(reviews, history, found.person);
  if (!review || found.order.version !== version) throw changedMeanwhile();
  const of = found.tests.filter(({ id }) => review.tests.some((test) => test.id === id));
  const told = { ...plainOrder(found), unopenedSince: null, updatedAt: now, version: version + 1 };
  await commit(context, {
    guarded: updateLabOrder(db, told, version),
    writes: [noteHistory(context, of, { action: how, reason: said })],
    audit: [
      {
        action: "labOrder.told",
        subjectKind: "labOrder",
        subjectId: orderId,
        patientId: found.order.patientId,
        fields: ["history"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => changedMeanwhile() }));
  return { orderId };
}
