import type { Write } from "~/db/commit.server";
import { undoWindowMs } from "~/features/scheduling/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { nextEscalation, nextRelease } from "../../data/laboratory/lab-due.server";
import { acknowledge } from "../../data/laboratory/lab-orders-write.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import { insertReview, reviewsOf, undoReviewRow } from "../../data/laboratory/lab-reviews.server";
import { criticalsOf } from "../../data/laboratory/urgent-read.server";
import { isOpen } from "../../domain/laboratory/critical";
import type { LabOrder, LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { asReviewed, shownFrom, standing, undoableReview, type LabReview } from "../../domain/laboratory/lab-review";
import { releaseTime } from "../../domain/laboratory/release";
import { labReviewSchema, labSendSchema } from "../../schemas/laboratory/lab-order";
import { labRules } from "../../support/laboratory/lab-rules.server";
import { reachToAct, type ReachedLabOrder } from "../../support/laboratory/reach-lab-order.server";
import { releaseWrites } from "../../support/laboratory/release-results.server";
import { changedMeanwhile, noteHistory, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/** Whoever reviews a critical value knows of it: one act says both. */
async function acknowledged(
  context: RequestContext,
  { order, reached }: ReachedLabOrder,
  reviewed: readonly LabOrderTest[],
  results: readonly LabResult[],
): Promise<Write[]> {
  const { db, now } = context;
  const of = (resultId: string) => {
    const testId = results.find(({ id }) => id === resultId)?.orderTestId;
    return reviewed.find(({ id }) => id === testId);
  };
  const open = (await criticalsOf(db, order.id)).filter((critical) => isOpen(critical) && of(critical.resultId));
  const said = { acknowledgedAt: now, acknowledgedBy: reached.author.authorId, note: "" };
  const tests = open.flatMap(({ resultId }) => of(resultId) ?? []);
  return [
    ...open.flatMap(({ id }) => [acknowledge(db, id, said), nextEscalation(db, id, null)]),
    ...(tests.length > 0 ? [noteHistory(context, tests, { action: "acknowledge", reason: "" })] : []),
  ];
}

/**
 * The provider has looked at the results that are final, with a word to the patient, which stands beside those of earlier
 * reviews. After the practice's time to undo, these results are the patient's too, in the record and its trackers; until
 * then nobody is told.
 * @throws ConflictError where there is nothing new to review, or a correction came meanwhile; NotFoundError, ForbiddenError
 */
export async function reviewLabOrder(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "labOrder.review");
  const { orderId, version, word } = parse(labReviewSchema, raw);
  const found = await reachToAct(context, { authority: "labOrder.review", id: orderId, action: "review" });
  if (found.order.version !== version) throw changedMeanwhile();
  const { db, now, auditActor } = context;
  const waiting = testsFor(found, { action: "review", by: found.by });
  const reviewed = waiting.map((test) => ({ ...test, state: "REVIEWED" as const, stateAt: now }));
  const [results, reviews, holdMs] = await Promise.all([
    resultsOf(db, [orderId]),
    reviewsOf(db, orderId),
    undoWindowMs(context),
  ]);
  const review: LabReview = {
    ...{ id: uuidv7(now), orderId, tests: waiting.map(asReviewed), message: word, reviewedBy: auditActor.id },
    ...{ at: now, shownAt: shownFrom(now, holdMs), undoneAt: null },
  };
  const writes = [insertReview(db, review), ...(await acknowledged(context, found, waiting, results))];
  const order = { reviewedAt: now, reviewedBy: auditActor.id };
  if (holdMs > 0)
    return storeLabStep(context, found, {
      ...{ action: "review", tests: reviewed, order, reason: word, writes },
      due: [{ kind: "LAB_RELEASE", id: orderId, dueAt: review.shownAt }],
    });
  const all = [...reviews, review];
  const release = await releaseWrites(context, found, { tests: reviewed, results, reviews: all });
  return storeLabStep(context, found, {
    ...{ action: "review", tests: release.tests, reason: word },
    order: { ...release.order, ...order },
    writes: [...writes, ...release.writes, nextRelease(db, orderId, null)],
    audit: release.audit,
    outbox: release.outbox,
  });
}

/**
 * Takes back one's own last review, as long as the patient has not been shown it: its tests wait for the review again, and
 * its message reaches nobody. That somebody knows of a critical value stays said.
 * @throws ConflictError once the patient has been shown it, or something else happened meanwhile; NotFoundError,
 *   ForbiddenError
 */
export async function undoLabReview(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "labOrder.review");
  const { orderId, version } = parse(labSendSchema, raw);
  const found = await reachToAct(context, { authority: "labOrder.review", id: orderId, action: "undoReview" });
  const { db, now, auditActor } = context;
  const [reviews, rules] = await Promise.all([reviewsOf(db, orderId), labRules(context)]);
  const review = undoableReview(reviews, found.tests, { userId: auditActor.id, now });
  if (!review || found.order.version !== version) throw changedMeanwhile();
  const ids = review.tests.map(({ id }) => id);
  const tests = testsFor(found, { action: "undoReview", by: found.by, ids }).map((test) => {
    const before = review.tests.find(({ id }) => id === test.id);
    return before ? { ...test, state: before.state, stateAt: before.stateAt } : test;
  });
  const last = standing(reviews).at(-2);
  const due = releaseTime(rules, Math.min(...tests.map(({ stateAt }) => stateAt)));
  return storeLabStep(context, found, {
    ...{ action: "undoReview", tests },
    order: { reviewedAt: last?.at ?? null, reviewedBy: last?.reviewedBy ?? null },
    writes: [undoReviewRow(db, review.id, now), nextRelease(db, orderId, due)],
  });
}
