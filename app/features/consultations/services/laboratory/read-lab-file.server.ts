import { fileDownload } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { filesOfOrder } from "../../data/laboratory/lab-results.server";
import { reachDeskOrder, reachLabOrder } from "../../support/laboratory/reach-lab-order.server";

/**
 * A file of an order: for the laboratory's desk, for whoever may see the order, and for the patient once the results of
 * its test are released. Each reading is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function readLabFile(
  context: RequestContext,
  { orderId, fileId }: { orderId: string; fileId: string },
  asked: { range: string | null; shown: boolean },
): Promise<Response> {
  const atDesk = verdictOf(context, "laboratory.work") === "allowed";
  if (!atDesk) await authorize(context, "labOrder.read");
  const { order, tests } = atDesk
    ? await reachDeskOrder(context, orderId)
    : await reachLabOrder(context, "labOrder.read", orderId);
  const file = (await filesOfOrder(context.db, orderId)).find(({ id }) => id === fileId);
  const test = tests.find(({ id }) => id === file?.orderTestId);
  const patients = context.actor.kind === "patient";
  if (!file || !test || (patients && test.releasedVersion === 0)) throw new NotFoundError();
  const { id, name, contentType } = file;
  const known = { id, name, contentType, purpose: "HEALTH_RECORD", patientId: order.patientId } as const;
  return fileDownload(context, known, asked);
}
