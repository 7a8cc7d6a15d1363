import { commit } from "~/db/commit.server";
import { endUse, heldFiles, letGo } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { labDetachSchema } from "../../schemas/laboratory/lab-order";
import { tellEmployee } from "../../support/laboratory/lab-mails.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { noteHistory } from "../../support/laboratory/store-lab-step.server";

/**
 * Takes a file off the tests of an order, for a reason that the history keeps: one of somebody else, or the wrong one.
 * Nobody but the history knows of it afterwards: it leaves the patient's record, too, and whoever ordered is told where
 * results of its tests were final.
 * @throws InvalidError at `reason`; NotFoundError also for a file that was taken off before; ForbiddenError
 */
export async function detachLabFile(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "laboratory.work");
  const { orderId, fileId, reason } = parse(labDetachSchema, raw);
  const { order, tests } = await reachDeskOrder(context, orderId);
  const { db } = context;
  const held = (await heldFiles(db, orderId)).filter(({ id }) => id === fileId);
  const [file] = held;
  if (!file) throw new NotFoundError();
  const of = tests.filter(({ id }) => held.some(({ partId }) => partId === id));
  const wasFinal = of.some(({ finalVersion }) => finalVersion > 0);
  await commit(context, {
    writes: [
      ...held.map(({ partId }) => letGo(db, { holderId: orderId, partId, fileId })),
      ...(order.recordId === null ? [] : [endUse(db, order.recordId, fileId)]),
      noteHistory(context, of, { action: "detach", reason: `${file.name}: ${reason}` }),
    ],
    audit: [
      {
        action: "labOrder.detach",
        subjectKind: "labOrder",
        subjectId: orderId,
        patientId: order.patientId,
        fields: ["files"],
      },
    ],
    outbox: wasFinal ? [tellEmployee(context, "labOrder.corrected", order.providerId, order)] : [],
    result: null,
  });
}
