import type { DueEntry, OutboxEntry } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { isFinal } from "../../domain/laboratory/lab-order-states";
import { releaseTime } from "../../domain/laboratory/release";
import { tellEmployee } from "./lab-mails.server";
import type { LabRules } from "./lab-rules.server";
import { releaseWrites } from "./release-results.server";
import type { LabStep } from "./store-lab-step.server";
import type { LoadedOrder } from "./people-of-orders.server";

type Follows = Pick<LabStep, "tests" | "order" | "writes" | "audit"> & { outbox: OutboxEntry[]; due: DueEntry[] };

/**
 * What follows where a test's results are final: its orderer is told once the whole order is, or a correction has come;
 * and they reach the patient at once, later or after the review, as the organization has it.
 * @param test as it becomes
 * @param results all that the order has, with those that are written in the same batch
 */
export async function finalResults(
  context: RequestContext,
  loaded: LoadedOrder,
  { test, results, rules }: { test: LabOrderTest; results: readonly LabResult[]; rules: LabRules },
): Promise<Follows> {
  const { order } = loaded;
  const tests = loaded.tests.map((each) => (each.id === test.id ? test : each));
  const whole = tests.every(({ state }) => state === "CANCELLED" || isFinal(state));
  const tells = whole || test.state === "CORRECTED";
  const outbox = tells ? [tellEmployee(context, "labOrder.resulted", order.providerId)] : [];
  const at = releaseTime(rules, context.now);
  if (at === null || at > context.now)
    return { tests: [test], outbox, due: at === null ? [] : [{ kind: "LAB_RELEASE", id: order.id, dueAt: at }] };
  const release = await releaseWrites(context, loaded, { tests: [test], results });
  return { ...release, outbox: [...outbox, ...release.outbox], due: [] };
}
