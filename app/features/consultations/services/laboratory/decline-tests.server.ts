import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";
import { labDeclineSchema } from "../../schemas/laboratory/lab-order";
import { tellEmployee, tellPatient } from "../../support/laboratory/lab-mails.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/**
 * The laboratory cannot do tests, such as one for which a machine is missing: the orderer is told and reads why, the
 * patient is told that they were declined.
 * @throws InvalidError at `tests` or `reason`; ConflictError; NotFoundError, ForbiddenError
 */
export async function declineTests(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { orderId, version, tests: ids, reason } = parse(labDeclineSchema, raw);
  const found = await reachDeskOrder(context, orderId);
  if (found.order.version !== version) throw changedMeanwhile();
  const declined = testsFor(found, { action: "decline", by: "laboratory", ids }).map((test) => ({
    ...test,
    ...{ state: "CANCELLED" as const, stateAt: context.now, stateReason: "", rejectedReason: reason },
  }));
  return storeLabStep(context, found, {
    ...{ action: "decline", tests: declined, reason },
    outbox: [
      tellEmployee(context, "labOrder.declined", found.order.providerId, found.order),
      tellPatient(context, "labOrder.testDeclined", found.order),
    ],
  });
}
