import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { nextSampleCode, type LabOrder } from "../../domain/laboratory/lab-order";
import { labCollectSchema } from "../../schemas/laboratory/lab-order";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/**
 * Samples were taken: of this person, as their birth date and their number say, both asked of them and not read off the
 * screen. From now on the label of each says the order's number and its own.
 * @throws InvalidError at `birthDate` or `patientNumber` where the person is another one; ConflictError; NotFoundError
 */
export async function collectSamples(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { orderId, version, tests, birthDate, patientNumber } = parse(labCollectSchema, raw);
  const found = await reachDeskOrder(context, orderId);
  const { person, order, employeeId } = found;
  const wrong = [
    ...(person.birthDate === birthDate ? [] : [{ field: "birthDate", message: "laboratory:refused.otherPerson" }]),
    ...(person.number === patientNumber ? [] : [{ field: "patientNumber", message: "laboratory:refused.otherPerson" }]),
  ];
  if (wrong.length > 0) throw new InvalidError(wrong);
  if (order.version !== version) throw changedMeanwhile();
  const ids = tests.length > 0 ? tests : undefined;
  const collected = testsFor(found, { action: "collect", by: "laboratory", ids }).map((test) => ({
    ...test,
    ...{ state: "COLLECTED" as const, stateAt: context.now, sampledAt: context.now, collectedBy: employeeId },
    ...{ sampleCode: nextSampleCode(order.number ?? 0, test), rejectedReason: "" },
  }));
  return storeLabStep(context, found, { action: "collect", tests: collected });
}
