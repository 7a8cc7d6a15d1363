import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";
import { labTestsSchema } from "../../schemas/laboratory/lab-order";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/** The laboratory examines samples: from now on they are not cancelled. @throws ConflictError, NotFoundError */
export async function startTests(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { orderId, version, tests } = parse(labTestsSchema, raw);
  const found = await reachDeskOrder(context, orderId);
  if (found.order.version !== version) throw changedMeanwhile();
  const ids = tests.length > 0 ? tests : undefined;
  const started = testsFor(found, { action: "start", by: "laboratory", ids }).map((test) => ({
    ...test,
    ...{ state: "IN_PROGRESS" as const, stateAt: context.now },
  }));
  return storeLabStep(context, found, { action: "start", tests: started });
}
