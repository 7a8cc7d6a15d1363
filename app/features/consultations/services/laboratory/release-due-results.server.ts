import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { nextRelease } from "../../data/laboratory/lab-due.server";
import { historyOf } from "../../data/laboratory/lab-orders-read.server";
import { reviewsOf } from "../../data/laboratory/lab-reviews.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import { labTransition } from "../../domain/laboratory/lab-order-states";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import { shownReviews, standing, type LabReview } from "../../domain/laboratory/lab-review";
import { releaseTime } from "../../domain/laboratory/release";
import { labRules } from "../../support/laboratory/lab-rules.server";
import { loadLabOrder } from "../../support/laboratory/people-of-orders.server";
import { releaseWrites } from "../../support/laboratory/release-results.server";
import { storeLabStep } from "../../support/laboratory/store-lab-step.server";

/**
 * The tests of which a message is the patient's from now on, and nothing else: they had the values before it, and learn of
 * the message as they learned of these.
 */
async function onlySaid(
  { db, now }: RequestContext,
  { id, tests, reviews }: { id: string; tests: readonly LabOrderTest[]; reviews: readonly LabReview[] },
): Promise<LabOrderTest[]> {
  const held = shownReviews(reviews, tests, now).filter(({ message, at, shownAt }) => message !== "" && shownAt > at);
  if (held.length === 0) return [];
  const history = await historyOf(db, id);
  const isSaid = ({ shownAt }: LabReview) => history.some(({ action, at }) => action === "release" && at >= shownAt);
  const said = held.filter((review) => !isSaid(review)).flatMap(({ tests: of }) => of);
  return tests.filter(
    (test) => said.some((of) => of.id === test.id) && labTransition("release", "system", test.state) !== undefined,
  );
}

/**
 * Does one due item: results that were reviewed reach the patient once the review can be undone no more, and results that
 * have been final for as long as the organization waits, reviewed or not. An organization that has changed its rule
 * meanwhile waits for the review.
 */
export async function releaseDueResults(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "labOrder.followUp");
  const { db, now } = context;
  const [found, rules, reviews] = await Promise.all([loadLabOrder(context, id), labRules(context), reviewsOf(db, id)]);
  const shown = standing(reviews);
  const waiting = (found?.tests ?? []).flatMap((test) => {
    const review = shown.findLast(({ tests }) => tests.some(({ id: of }) => of === test.id));
    const due = test.state === "REVIEWED" && review ? review.shownAt : releaseTime(rules, test.stateAt);
    const may = labTransition("release", "system", test.state) && test.releasedVersion < test.finalVersion;
    return may && due !== null ? [{ test, due }] : [];
  });
  const due = waiting.filter(({ due: at }) => at <= now).map(({ test }) => test);
  const said = found ? await onlySaid(context, { id, tests: found.tests, reviews }) : [];
  const ready = [...new Set([...due, ...said])];
  const later = waiting.flatMap(({ due: at }) => (at > now ? at : []));
  const next = nextRelease(db, id, later.length > 0 ? Math.min(...later) : null);
  if (!found || ready.length === 0) {
    await db.rawBatch([next]);
    return;
  }
  const release = await releaseWrites(context, found, {
    ...{ tests: ready, results: await resultsOf(db, [id]), reviews },
  });
  await storeLabStep(context, found, {
    action: "release",
    tests: release.tests,
    order: release.order,
    audit: release.audit,
    outbox: release.outbox,
    writes: [...release.writes, next],
  });
}
