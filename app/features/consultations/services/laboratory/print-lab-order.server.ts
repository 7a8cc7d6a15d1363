import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { printedLabOrder } from "../../support/laboratory/printed-lab-order.server";
import { reachLabOrder } from "../../support/laboratory/reach-lab-order.server";
import { reviewsSeen } from "../../support/laboratory/reviews-seen.server";
import { shownToPatient } from "../../support/laboratory/shown-to-patient";
import { testsSeen } from "../../support/laboratory/tests-seen.server";

/**
 * An order on paper, with the results that its reader sees. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function printLabOrder(context: RequestContext, orderId: string): Promise<PrintedSheet> {
  await authorize(context, "labOrder.read");
  const found = await reachLabOrder(context, "labOrder.read", orderId);
  const { order, person } = found;
  const [{ tests }, reviews] = await Promise.all([
    testsSeen(context, found),
    reviewsSeen(context, { id: orderId, tests: found.tests }),
    auditRead(context, {
      action: "labOrder.read",
      subjectKind: "labOrder",
      subjectId: order.id,
      patientId: order.patientId,
      fields: ["print"],
    }),
  ]);
  const seen = context.actor.kind === "patient" ? shownToPatient(order, tests) : order;
  return printedLabOrder(context, { order: seen, person, consultationId: order.consultationId }, { tests, reviews });
}

/** The same as a PDF. @throws NotFoundError, ForbiddenError */
export async function exportLabOrderPdf(context: RequestContext, orderId: string): Promise<Uint8Array<ArrayBuffer>> {
  await authorize(context, "labOrder.read");
  return sheetPdf(context, await printLabOrder(context, orderId));
}
