import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { nextEscalation } from "../../data/laboratory/lab-due.server";
import { readCritical } from "../../data/laboratory/urgent-read.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import { noteHistory } from "../../support/laboratory/store-lab-step.server";
import { acknowledge } from "../../data/laboratory/lab-orders-write.server";
import { acknowledgeSchema } from "../../schemas/laboratory/lab-order";
import { reachToAct } from "../../support/laboratory/reach-lab-order.server";

/**
 * Somebody who looks after the patient says that they know of a critical value, and what is done: nobody else is told any
 * more. Said twice, the first one stands.
 * @throws NotFoundError, ForbiddenError
 */
export async function acknowledgeCritical(context: RequestContext, raw: unknown): Promise<{ orderId: string }> {
  await authorize(context, "labOrder.write");
  const { criticalId, note } = parse(acknowledgeSchema, raw);
  const critical = await readCritical(context.db, criticalId);
  if (!critical) throw new NotFoundError();
  const { order, reached, tests } = await reachToAct(context, {
    ...{ authority: "labOrder.write", id: critical.orderId, action: "acknowledge" },
  });
  const { db, now } = context;
  const result = (await resultsOf(db, [order.id])).find(({ id }) => id === critical.resultId);
  const of = tests.filter(({ id }) => id === result?.orderTestId);
  const said = { acknowledgedAt: now, acknowledgedBy: reached.author.authorId, note };
  await commit(context, {
    guarded: acknowledge(db, critical.id, said),
    writes: [
      nextEscalation(db, critical.id, null),
      ...(of.length > 0 ? [noteHistory(context, of, { action: "acknowledge", reason: note })] : []),
    ],
    audit: [
      {
        action: "labOrder.acknowledge",
        subjectKind: "labOrder",
        subjectId: order.id,
        patientId: order.patientId,
        fields: ["acknowledgedAt"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => undefined }));
  return { orderId: order.id };
}
