import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { nextRelease } from "../../data/laboratory/lab-due.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";
import { labReviewSchema } from "../../schemas/laboratory/lab-order";
import { reachToAct } from "../../support/laboratory/reach-lab-order.server";
import { releaseWrites } from "../../support/laboratory/release-results.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/**
 * The provider has looked at the results that are final, with a word to the patient: from now on these are the patient's
 * too, in the record and its trackers.
 * @throws ConflictError where there is nothing new to review, or a correction came meanwhile; NotFoundError, ForbiddenError
 */
export async function reviewLabOrder(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "labOrder.review");
  const { orderId, version, word } = parse(labReviewSchema, raw);
  const found = await reachToAct(context, { authority: "labOrder.review", id: orderId, action: "review" });
  if (found.order.version !== version) throw changedMeanwhile();
  const { db, now, auditActor } = context;
  const reviewed = testsFor(found, { action: "review", by: found.by }).map((test) => ({
    ...test,
    ...{ state: "REVIEWED" as const, stateAt: now },
  }));
  const results = await resultsOf(db, [orderId]);
  const release = await releaseWrites(context, found, { tests: reviewed, results, word });
  return storeLabStep(context, found, {
    action: "review",
    tests: release.tests,
    order: { ...release.order, reviewedAt: now, reviewedBy: auditActor.id, wordToPatient: word },
    writes: [...release.writes, nextRelease(db, orderId, null)],
    audit: release.audit,
    outbox: release.outbox,
  });
}
