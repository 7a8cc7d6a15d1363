import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { orderable } from "../../data/laboratory/catalogue.server";
import { numberLabOrder } from "../../data/laboratory/lab-orders-write.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";
import { tellsAtOnce } from "../../domain/laboratory/priorities";
import { labSendDraftSchema } from "../../schemas/laboratory/lab-order";
import { tellDesk } from "../../support/laboratory/lab-mails.server";
import { requireMeantAgain } from "../../support/laboratory/ordered-again.server";
import { reachToAct, type ReachedLabOrder } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

/** Whether a draft can still be sent as it was written. @throws InvalidError */
async function requireSendable({ db }: RequestContext, { order, tests, reached }: ReachedLabOrder): Promise<void> {
  if (order.wishedDate !== "" && order.wishedDate < reached.facts.today)
    throw new InvalidError([{ field: "", message: "laboratory:pastDate" }]);
  const offered = await orderable(db);
  const isOffered = offered.laboratories.some(({ id }) => id === order.laboratoryId);
  const ids = new Set(offered.tests.filter((test) => test.laboratoryId === order.laboratoryId).map(({ id }) => id));
  if (!isOffered || tests.some(({ testId }) => !ids.has(testId)))
    throw new InvalidError([{ field: "", message: "laboratory:notOffered" }]);
}

/**
 * Sends a draft to the laboratory as it was saved, which only the provider who answers for it may do.
 * @param raw `orderId`, and the `version` that was looked at
 * @throws InvalidError where its day is past, or the laboratory has not all of its tests any more, or one of them is
 * running and that was not confirmed; ConflictError where it was changed or sent meanwhile; NotFoundError,
 * ForbiddenError
 */
export async function sendLabOrder(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "labOrder.write");
  const { orderId, version, again } = parse(labSendDraftSchema, raw);
  const found = await reachToAct(context, { authority: "labOrder.write", id: orderId, action: "order" });
  if (found.order.version !== version) throw changedMeanwhile();
  const able = testsFor(found, { action: "order", by: found.by });
  await requireSendable(context, found);
  const { patientId } = found.order;
  const isAgain = await requireMeantAgain(context, { patientId, orderId, again }, able);
  const { db, now } = context;
  return storeLabStep(context, found, {
    action: "order",
    tests: able.map((test) => ({ ...test, state: "ORDERED" as const, stateAt: now })),
    order: { orderedAt: now },
    writes: numberLabOrder(db, orderId),
    audit: isAgain
      ? [{ action: "labOrder.orderAgain", subjectKind: "labOrder", subjectId: orderId, patientId, fields: ["again"] }]
      : [],
    outbox: tellsAtOnce(found.order.priority) ? await tellDesk(context, found.order) : [],
  });
}
