import { backPage, type BackPage, type BackWanted } from "~/kernel/time/back-page";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { paymentsBeforeStatement, type PaymentBefore } from "../../data/payments/payments-before.server";

/**
 * A patient's online payments before an instant, tries among them, for whoever takes money for the whole practice.
 * Reading them is audited.
 * @throws NotFoundError for a provider, who takes it for their own appointments alone; ForbiddenError
 */
export async function paymentsBefore(
  context: RequestContext,
  patientId: string,
  wanted: BackWanted,
): Promise<BackPage<PaymentBefore>> {
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  const [rows] = await Promise.all([
    paymentsBeforeStatement(context.db, patientId, wanted),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["payments"],
    }),
  ]);
  return backPage(rows, wanted.most, (row) => row);
}
