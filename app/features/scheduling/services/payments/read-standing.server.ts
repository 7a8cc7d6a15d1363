import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import type { Standing } from "../../domain/payments/account-standing";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";

/**
 * How it stands with a patient's money in each currency, for whoever takes money for the whole practice. Reading it is
 * audited.
 * @throws NotFoundError for a provider, who takes it for their own appointments alone; ForbiddenError
 */
export async function readStanding(context: RequestContext, patientId: string): Promise<Standing[]> {
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  const [standings] = await Promise.all([
    standingOfPatient(context, patientId),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["unpaid"],
    }),
  ]);
  return standings;
}
