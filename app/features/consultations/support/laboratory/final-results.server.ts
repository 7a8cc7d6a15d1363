import type { DueEntry, OutboxEntry } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { waitsForReview } from "../../domain/laboratory/how-far";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { isFinal } from "../../domain/laboratory/lab-order-states";
import { isCritical, isUnusual, type LabFlag } from "../../domain/laboratory/lab-test";
import { releaseTime } from "../../domain/laboratory/release";
import { tellEmployee, tellPatient } from "./lab-mails.server";
import type { LabRules } from "./lab-rules.server";
import { releaseWrites } from "./release-results.server";
import type { LabStep } from "./store-lab-step.server";
import type { LoadedOrder } from "./people-of-orders.server";

type Follows = Pick<LabStep, "tests" | "order" | "writes" | "audit"> & { outbox: OutboxEntry[]; due: DueEntry[] };

interface Final {
  /** As it becomes. */
  test: LabOrderTest;
  /** All that the order has, with those that are written in the same batch. */
  results: readonly LabResult[];
  rules: LabRules;
}

/**
 * Whether the orderer is told that results wait: once the whole order has them, and of a part once, where something in it
 * is unusual. What is as usual in a part stands among the results to review, and waits there for the others.
 */
function tellsOrderer(tests: readonly LabOrderTest[], { test, results }: Final): boolean {
  if (tests.every(({ state }) => state === "CANCELLED" || isFinal(state))) return true;
  const has = (each: LabOrderTest, is: (flag: LabFlag | null) => boolean) =>
    waitsForReview(each) && valuesUpTo(results, each, each.finalVersion).some(({ flag }) => is(flag));
  // What is critical is told by itself.
  return !has(test, isCritical) && has(test, isUnusual) && !tests.some((each) => each !== test && has(each, isUnusual));
}

/**
 * What follows where a test's results are final: its orderer is told, and the patient of a correction of what they have
 * seen; and they reach the patient at once, later or after the review, as the organization has it.
 */
export async function finalResults(context: RequestContext, loaded: LoadedOrder, final: Final): Promise<Follows> {
  const { order } = loaded;
  const { test, results, rules } = final;
  const tests = loaded.tests.map((each) => (each.id === test.id ? test : each));
  const corrects = test.state === "CORRECTED";
  const orderer = corrects
    ? [tellEmployee(context, "labOrder.corrected", order.providerId)]
    : tellsOrderer(tests, final)
      ? [tellEmployee(context, "labOrder.resulted", order.providerId)]
      : [];
  const wasShown = corrects && test.releasedVersion > 0;
  const patient = wasShown ? [tellPatient(context, "labResult.corrected", order.patientId)] : [];
  const outbox = [...orderer, ...patient];
  const at = releaseTime(rules, context.now);
  if (at === null || at > context.now)
    return { tests: [test], outbox, due: at === null ? [] : [{ kind: "LAB_RELEASE", id: order.id, dueAt: at }] };
  const release = await releaseWrites(context, loaded, { tests: [test], results });
  // Who is told of a correction is not told again of the same as a result.
  return { ...release, outbox: wasShown ? outbox : [...outbox, ...release.outbox], due: [] };
}
