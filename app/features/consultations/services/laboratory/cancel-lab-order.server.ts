import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";
import { labCancelSchema } from "../../schemas/laboratory/lab-order";
import { tellPatient } from "../../support/laboratory/lab-mails.server";
import { reachToAct } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/**
 * Takes an order back, or some of its tests, for a reason that the patient reads, who is told. What the laboratory
 * examines already is not cancelled.
 * @throws InvalidError at `reason`; ConflictError; NotFoundError, ForbiddenError
 */
export async function cancelLabOrder(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "labOrder.write");
  const { orderId, version, tests, reason } = parse(labCancelSchema, raw);
  const found = await reachToAct(context, { authority: "labOrder.write", id: orderId, action: "cancel" });
  if (found.order.version !== version) throw changedMeanwhile();
  const ids = tests.length > 0 ? tests : undefined;
  const cancelled = testsFor(found, { action: "cancel", by: found.by, ids }).map((test) => ({
    ...test,
    ...{ state: "CANCELLED" as const, stateReason: reason, stateAt: context.now },
  }));
  return storeLabStep(context, found, {
    ...{ action: "cancel", tests: cancelled, reason },
    outbox: [tellPatient(context, "labOrder.cancelled", found.order)],
  });
}
