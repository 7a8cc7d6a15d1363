import { patientNames } from "~/features/patients/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { DeskRefund } from "../../domain/payments/desk-refunds";
import { deskRefunds } from "../../support/payments/desk-refunds.server";

export type NamedDeskRefund = DeskRefund & { patientName: string };

/** The payments at the desk that are to go back, with their patients' names, which is audited. @throws ForbiddenError */
export async function listDeskRefunds(context: RequestContext): Promise<NamedDeskRefund[]> {
  await authorize(context, "payment.review");
  const found = await deskRefunds(context);
  if (found.length === 0) return [];
  const [names] = await Promise.all([
    patientNames(context, [...new Set(found.map(({ patientId }) => patientId))]),
    auditRead(context, { action: "payment.read", subjectKind: "payment" }),
  ]);
  return found.map((each) => ({ ...each, patientName: names.get(each.patientId) ?? "" }));
}

/** How many there are. @throws ForbiddenError */
export async function countDeskRefunds(context: RequestContext): Promise<number> {
  await authorize(context, "payment.review");
  return (await deskRefunds(context)).length;
}
