import { authorize } from "~/platform/access/authorize.server";
import { auditDenial } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import { reviewsOf } from "../../data/laboratory/lab-reviews.server";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import { isOwnEntry } from "../../domain/laboratory/second-look";
import { labSendBackSchema, labVerifySchema } from "../../schemas/laboratory/lab-order";
import { finalResults } from "../../support/laboratory/final-results.server";
import { labRules } from "../../support/laboratory/lab-rules.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { doubtedCriticals, withdrawnCriticals } from "../../support/laboratory/withdraw-criticals.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/**
 * The test that a second person looks at. Where the practice does not ask for one any more, whoever entered its values
 * confirms them; and they take them back in any case.
 * @throws ForbiddenError for whoever entered one of its values, audited
 */
async function secondLook(
  context: RequestContext,
  { orderId, version, test: testId }: { orderId: string; version: number; test: string },
  action: "verify" | "sendBack",
) {
  const loaded = await reachDeskOrder(context, orderId);
  const test = loaded.tests.find(({ id }) => id === testId);
  if (!test) throw new NotFoundError();
  const { patientId } = loaded.order;
  const results = await resultsOf(context.db, [orderId]);
  const rules = await labRules(context);
  const isOwn = isOwnEntry(valuesUpTo(results, test, test.enteredVersion), test, loaded.employeeId);
  if (isOwn && test.state === "ENTERED" && action === "verify" && rules.verifiesResults) {
    await auditDenial(context, {
      authority: "laboratory.work",
      subjectKind: "labOrder",
      subjectId: orderId,
      patientId,
    });
    throw new ForbiddenError();
  }
  testsFor(loaded, { action, by: "verifier", ids: [testId] });
  if (loaded.order.version !== version) throw changedMeanwhile();
  return { loaded, test, results, rules };
}

/**
 * A second person of the laboratory finds the values of a test right: they are final.
 * @throws ForbiddenError for whoever entered one of them; ConflictError; NotFoundError
 */
export async function verifyResults(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { loaded, test, results, rules } = await secondLook(context, parse(labVerifySchema, raw), "verify");
  const { now } = context;
  const became: LabOrderTest = {
    ...test,
    state: test.finalVersion > 0 ? "CORRECTED" : "RESULTED",
    ...{ stateAt: now, verifiedBy: loaded.employeeId, finalVersion: test.enteredVersion },
  };
  const reviews = await reviewsOf(context.db, loaded.order.id);
  const [follows, withdrawn] = await Promise.all([
    finalResults(context, loaded, { tests: [became], results, rules, reviews }),
    withdrawnCriticals(context, loaded, { tests: [became], results }),
  ]);
  return storeLabStep(context, loaded, {
    ...{ action: "verify", ...follows },
    writes: [...withdrawn.writes, ...(follows.writes ?? [])],
    outbox: [...withdrawn.outbox, ...follows.outbox],
  });
}

/**
 * A second person of the laboratory wants the values looked at again, or whoever entered them takes them back. Who was told
 * of a critical value among them learns that it is in doubt; it is told until other values are final.
 * @throws as verifyResults
 */
export async function sendBackResults(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { reason, ...asked } = parse(labSendBackSchema, raw);
  const { loaded, test, results } = await secondLook(context, asked, "sendBack");
  const back = { ...test, state: "IN_PROGRESS" as const, stateAt: context.now, stateReason: reason };
  const outbox = await doubtedCriticals(context, loaded, { tests: [back], results });
  return storeLabStep(context, loaded, { action: "sendBack", tests: [back], reason, outbox });
}
