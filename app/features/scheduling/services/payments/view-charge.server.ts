import { readCharge } from "~/features/billing/public.server";
import { patientNames } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { askedOfCharge } from "../../domain/payments/asked-of-charge";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import { opensPatients } from "../../support/payments/payments-page.server";
import { requireChargeRight } from "./charge-right.server";

/** A charge by hand, whether it stands or was taken back, with the patient's name. @throws NotFoundError, ForbiddenError */
export async function viewCharge(context: RequestContext, id: string) {
  await authorize(context, "appointment.markPaid");
  const charge = await readCharge(context.db, id);
  if (!charge) throw new NotFoundError();
  const { patientId } = charge;
  await requireChargeRight(context, charge);
  const [names, standings] = await Promise.all([
    patientNames(context, [patientId]),
    standingOfPatient(context, patientId),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["charges"],
    }),
  ]);
  const asked = { ...charge, chargeId: id, refundedMinor: 0 };
  return {
    charge: { ...asked, ...askedOfCharge(asked, standings, new Set()) },
    name: names.get(patientId) ?? "",
    seesPatients: opensPatients(context),
  };
}
