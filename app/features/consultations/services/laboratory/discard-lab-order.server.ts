import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { deleteDraft, deleteOrderTests, updateLabOrder } from "../../data/laboratory/lab-orders-write.server";
import { labSendSchema } from "../../schemas/laboratory/lab-order";
import { reachToAct } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, plainOrder, testsFor } from "../../support/laboratory/store-lab-step.server";

/** Throws a draft away. @throws ConflictError for one that was sent or changed meanwhile; NotFoundError, ForbiddenError */
export async function discardLabOrder(context: RequestContext, raw: unknown): Promise<{ patientId: string }> {
  await authorize(context, "labOrder.write");
  const { orderId, version } = parse(labSendSchema, raw);
  const found = await reachToAct(context, { authority: "labOrder.write", id: orderId, action: "discard" });
  testsFor(found, { action: "discard", by: found.by });
  const { db } = context;
  const order = plainOrder(found);
  const { id, patientId } = order;
  const next = { ...order, version: version + 1 };
  await commit(context, {
    guarded: updateLabOrder(db, next, version),
    // The tests name their order, so they go first.
    writes: [deleteOrderTests(db, id), deleteDraft(db, next)],
    audit: [{ action: "labOrder.discard", subjectKind: "labOrder", subjectId: id, patientId, fields: ["state"] }],
    result: null,
  }).catch(refusedAs({ conflict: () => changedMeanwhile() }));
  return { patientId };
}
