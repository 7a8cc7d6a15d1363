import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { unpaidStatement } from "../../data/payments/pay-to-book.server";
import { unpaidTotals, type UnpaidAppointment } from "../../domain/payments/unpaid";

/** What a patient owes: the appointments, the newest first, and the amount for each currency. */
export interface Unpaid {
  appointments: UnpaidAppointment[];
  totals: { costMinor: number; currencyCode: string }[];
}

/**
 * The appointments of a patient that took place and are not paid, among their latest, for whoever takes money for the
 * whole practice. Reading them is audited.
 * @throws NotFoundError for a provider, who takes it for their own appointments alone; ForbiddenError
 */
export async function unpaidOfPatient(context: RequestContext, patientId: string): Promise<Unpaid> {
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  const [appointments] = await Promise.all([
    unpaidStatement(context.db, patientId, context.now),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["unpaid"],
    }),
  ]);
  return { appointments, totals: unpaidTotals(appointments) };
}
