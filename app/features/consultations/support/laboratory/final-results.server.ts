import type { DueEntry, OutboxEntry } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { standing, type LabReview } from "../../domain/laboratory/lab-review";
import { waitsForReview } from "../../domain/laboratory/how-far";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { isFinal } from "../../domain/laboratory/lab-order-states";
import { isCritical, isUnusual, type LabFlag } from "../../domain/laboratory/lab-test";
import { releaseTime } from "../../domain/laboratory/release";
import { tellEmployee, tellPatient } from "./lab-mails.server";
import type { LabRules } from "./lab-rules.server";
import { releaseWrites, withheldWrites } from "./release-results.server";
import type { LabStep } from "./store-lab-step.server";
import type { LoadedOrder } from "./people-of-orders.server";

type Follows = Pick<LabStep, "tests" | "order" | "writes" | "audit"> & { outbox: OutboxEntry[]; due: DueEntry[] };

interface Final {
  /** As they become: final ones, and those that are still open. */
  tests: readonly LabOrderTest[];
  /** All that the order has, with those that are written in the same batch. */
  results: readonly LabResult[];
  rules: LabRules;
  /** The reviews of the order that hold beside them, and the tests that wait for the review again. */
  reviews: readonly LabReview[];
  back?: readonly LabOrderTest[];
}

/**
 * Whether the orderer is told that results wait: once the whole order has them, and of a part once, where something in it
 * is unusual. What is as usual in a part stands among the results to review, and waits there for the others.
 */
function tellsOrderer(tests: readonly LabOrderTest[], fresh: readonly LabOrderTest[], { results }: Final): boolean {
  if (tests.every(({ state }) => state === "CANCELLED" || isFinal(state))) return true;
  const has = (each: LabOrderTest, is: (flag: LabFlag | null) => boolean) =>
    waitsForReview(each) && valuesUpTo(results, each, each.finalVersion).some(({ flag }) => is(flag));
  // What is critical is told by itself.
  const known = tests.some((each) => !fresh.includes(each) && has(each, isUnusual));
  return !known && !fresh.some((each) => has(each, isCritical)) && fresh.some((each) => has(each, isUnusual));
}

/**
 * What follows where results of tests are final: its orderer is told, and the patient of a correction of what they have
 * seen; and they reach the patient at once, later or after the review, as the organization has it.
 */
export async function finalResults(context: RequestContext, loaded: LoadedOrder, final: Final): Promise<Follows> {
  const { order } = loaded;
  const { tests: became, results, rules, reviews, back = [] } = final;
  const fresh = became.filter(({ state }) => isFinal(state));
  if (fresh.length === 0) return { tests: became, outbox: [], due: [] };
  const tests = loaded.tests.map((each) => became.find(({ id }) => id === each.id) ?? each);
  const corrects = fresh.some(({ state }) => state === "CORRECTED");
  const orderer = corrects
    ? [tellEmployee(context, "labOrder.corrected", order.providerId, order)]
    : tellsOrderer(tests, fresh, final)
      ? [tellEmployee(context, "labOrder.resulted", order.providerId, order)]
      : [];
  const wasShown = fresh.some(({ state, releasedVersion }) => state === "CORRECTED" && releasedVersion > 0);
  const patient = wasShown && loaded.person.hasAccount ? [tellPatient(context, "labResult.corrected", order)] : [];
  const outbox = [...orderer, ...patient];
  // What waits for its own time still comes then: a review that can be undone, and what one that was taken back held up.
  const held = standing(reviews).flatMap(({ shownAt }) => (shownAt > context.now ? shownAt : []));
  const again = back.flatMap(({ stateAt }) => releaseTime(rules, stateAt) ?? []);
  const at = releaseTime(rules, context.now);
  if (at === null || at > context.now) {
    const withheld = wasShown ? await withheldWrites(context, loaded, { tests, results, reviews }) : { outbox: [] };
    return {
      ...withheld,
      tests: became,
      outbox: [...outbox, ...withheld.outbox],
      due: at === null ? [] : [{ kind: "LAB_RELEASE", id: order.id, dueAt: Math.min(at, ...held, ...again) }],
    };
  }
  const { readings, ...release } = await releaseWrites(context, loaded, { tests: fresh, results, reviews });
  const open = became.filter(({ state }) => !isFinal(state));
  // Who is told of a correction is not told again of the same as a result.
  return {
    ...{ ...release, tests: [...release.tests, ...open], due: [] },
    outbox: wasShown ? [...outbox, ...readings] : [...outbox, ...release.outbox],
  };
}
