import { heldFiles } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import { filesUpTo } from "../../domain/laboratory/lab-files";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import type { StoredOrder } from "../../data/laboratory/lab-orders-read.server";
import { valuesUpTo } from "./release-results.server";

/** The values of a test that somebody sees, each with those before it that it corrected. */
function valuesSeen(results: readonly LabResult[], test: LabOrderTest, version: number) {
  return valuesUpTo(results, test, version).map((last) => ({
    ...last,
    before: results.filter(
      (each) =>
        each.orderTestId === test.id &&
        each.componentId === last.componentId &&
        each.version < last.version &&
        last.reason !== "",
    ),
  }));
}

/**
 * The tests of an order with what has come of them, as somebody sees it: the practice what is final, the patient what was
 * released to them.
 */
export async function testsSeen(context: RequestContext, { order, tests }: StoredOrder) {
  const patients = context.actor.kind === "patient";
  const [results, files] = await Promise.all([resultsOf(context.db, [order.id]), heldFiles(context.db, order.id)]);
  const versionOf = (test: LabOrderTest) => (patients ? test.releasedVersion : test.finalVersion);
  return {
    results,
    tests: tests.map((test) => ({
      ...test,
      values: valuesSeen(results, test, versionOf(test)),
      // What the patient has is being looked at again: another value may follow.
      isCorrected: test.releasedVersion > 0 && test.finalVersion > test.releasedVersion,
      files: filesUpTo(files, test, versionOf(test)),
    })),
  };
}
export type TestSeen = Awaited<ReturnType<typeof testsSeen>>["tests"][number];
