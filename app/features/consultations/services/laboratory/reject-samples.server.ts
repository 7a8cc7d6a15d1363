import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";
import { isolatedAmount } from "../../domain/laboratory/result-value";
import { labRejectSchema } from "../../schemas/laboratory/lab-order";
import { tellEmployee, tellPatient } from "../../support/laboratory/lab-mails.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/**
 * Samples cannot be used, such as one that has clotted: others are to be taken, and the orderer and the patient are
 * told. What was measured of them does not count; their numbers stay in the history.
 * @throws InvalidError at `reason`; ConflictError; NotFoundError, ForbiddenError
 */
export async function rejectSamples(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { orderId, version, tests, reason } = parse(labRejectSchema, raw);
  const found = await reachDeskOrder(context, orderId);
  if (found.order.version !== version) throw changedMeanwhile();
  const ids = tests.length > 0 ? tests : undefined;
  const rejected = testsFor(found, { action: "reject", by: "laboratory", ids }).map((test) => ({
    ...test,
    ...{ state: "ORDERED" as const, stateAt: context.now, sampledAt: null, collectedBy: null },
    ...{ rejectedReason: reason, enteredBy: null, verifiedBy: null },
  }));
  return storeLabStep(context, found, {
    ...{ action: "reject", tests: rejected },
    reason: ({ sampleCode }) => (sampleCode === "" ? reason : `${isolatedAmount(sampleCode)}: ${reason}`),
    outbox: [
      tellEmployee(context, "labOrder.rejected", found.order.providerId, found.order),
      tellPatient(context, "labOrder.sampleAgain", found.order),
    ],
  });
}
