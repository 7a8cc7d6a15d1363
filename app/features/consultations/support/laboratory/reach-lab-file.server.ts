import { heldFiles } from "~/features/phr/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { filesUpTo } from "../../domain/laboratory/lab-files";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import { reachDeskOrder, reachLabOrder } from "./reach-lab-order.server";
import { versionOfPatient } from "../../domain/laboratory/lab-review";

/** A file of an order, and the order through which it is read. */
export interface LabFileAddress {
  orderId: string;
  fileId: string;
}

/**
 * A file of an order: for the laboratory's desk, for whoever may see the order once the results that it belongs to are
 * final, and for the patient once they are released and while they are not being corrected.
 * @throws NotFoundError, ForbiddenError
 */
export async function reachLabFile(context: RequestContext, { orderId, fileId }: LabFileAddress) {
  const atDesk = verdictOf(context, "laboratory.work") === "allowed";
  if (!atDesk) await authorize(context, "labOrder.read");
  const { order, tests } = atDesk
    ? await reachDeskOrder(context, orderId)
    : await reachLabOrder(context, "labOrder.read", orderId);
  const patients = context.actor.kind === "patient";
  const versionOf = (test: LabOrderTest) => (patients ? versionOfPatient(test) : test.finalVersion);
  // A file may belong to several tests: whoever sees one of them sees it.
  const own = (await heldFiles(context.db, orderId)).filter(({ id }) => id === fileId);
  const file = atDesk ? own[0] : tests.flatMap((test) => filesUpTo(own, test, versionOf(test)))[0];
  if (!file) throw new NotFoundError();
  return { file, order, atDesk };
}
