import { isBeingCorrected, stateForPatient, versionOfPatient } from "../../domain/laboratory/lab-review";
import { heldFiles } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { earlierResults, resultsOf } from "../../data/laboratory/lab-results.server";
import { correctedValues, shownBefore, valuesUpTo } from "../../domain/laboratory/corrected-values";
import { earlierValue, type EarlierValue } from "../../domain/laboratory/earlier-values";
import { filesUpTo } from "../../domain/laboratory/lab-files";
import {
  isDeclined,
  valueOfPatient,
  type LabOrderTest,
  type LabResult,
  type SeenTest,
  type SeenValue,
} from "../../domain/laboratory/lab-order";
import type { StoredOrder } from "../../data/laboratory/lab-orders-read.server";

/** The values of an order, and those of the patient's other orders that they are held against. */
interface Read {
  results: readonly LabResult[];
  others: readonly LabResult[];
}

/** A value with those that it took the place of, as its reader saw them, and the one of the order before. */
type ValueSeen = SeenValue & {
  before: readonly (SeenValue & { correctedFor: string })[];
  earlier: EarlierValue | null;
};

/** The values of a test that the practice sees, each with those before it that it corrected. */
const valuesOfStaff = ({ results, others }: Read, test: LabOrderTest): ValueSeen[] =>
  valuesUpTo(results, test, test.finalVersion).map((last) => ({
    ...last,
    before: correctedValues(results, last),
    earlier: earlierValue(last, others),
  }));

/** A test without what the laboratory and the practice keep for themselves; why it was canceled is said to the patient. */
function ofPatient(test: LabOrderTest): SeenTest {
  const { id, orderId, position, name, loinc, panel, sample, fasting, preparation, sampleCode, sampledAt } = test;
  return {
    ...{ id, orderId, position, name, loinc, panel, sample, fasting, preparation, sampleCode, sampledAt },
    state: stateForPatient(test),
    stateReason: test.state === "CANCELLED" ? test.stateReason : "",
    ...{ rejectedReason: "", finalVersion: test.releasedVersion, releasedVersion: test.releasedVersion },
  };
}

/** The values of a test that its patient reads, each with those that they saw before it; none while it is corrected. */
const valuesOfPatient = ({ results, others }: Read, test: LabOrderTest): ValueSeen[] =>
  valuesUpTo(results, test, versionOfPatient(test)).map((last) => ({
    ...valueOfPatient(last),
    before: shownBefore(results, test, last).map((old) => ({ ...valueOfPatient(old), correctedFor: "" })),
    earlier: earlierValue(last, others),
  }));

/**
 * The tests of an order with what has come of them, as somebody sees it: the practice what is final, the patient what was
 * released to them.
 */
export async function testsSeen(context: RequestContext, { order, tests }: StoredOrder) {
  const patients = context.actor.kind === "patient";
  const { db } = context;
  const [results, files, others] = await Promise.all([
    resultsOf(db, [order.id]),
    heldFiles(db, order.id),
    earlierResults(db, { patientId: order.patientId, orderId: order.id, released: patients }),
  ]);
  const versionOf = (test: LabOrderTest) => (patients ? versionOfPatient(test) : test.finalVersion);
  const shownTest = patients ? ofPatient : (test: LabOrderTest): SeenTest => test;
  const valuesOf = patients ? valuesOfPatient : valuesOfStaff;
  return {
    results,
    tests: tests.map((test) => ({
      ...shownTest(test),
      values: valuesOf({ results, others }, test),
      isRejected: test.rejectedReason !== "",
      isDeclined: isDeclined(test),
      isCorrected: isBeingCorrected(test),
      files: filesUpTo(files, test, versionOf(test)).map(({ id, name, contentType }) => ({ id, name, contentType })),
    })),
  };
}
export type TestSeen = Awaited<ReturnType<typeof testsSeen>>["tests"][number];
