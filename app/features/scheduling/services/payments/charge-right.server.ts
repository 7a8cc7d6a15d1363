import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { subjectOf } from "../appointments/change-appointment.server";

/** Whom and what a charge is for. */
interface ChargeFor {
  patientId: string;
  appointmentId: string | null;
  branchId: string | null;
  /** In which the appointment costs; null of none, or where it has no price. */
  currencyCode: string | null;
}

/**
 * Whose charge it is, for whoever takes money for the practice; for an appointment also its provider, where they take
 * money for their own. The appointment is the patient's.
 * @throws NotFoundError, ForbiddenError
 */
export async function requireChargeRight(
  context: RequestContext,
  { patientId, appointmentId }: { patientId: string | null; appointmentId: string | null },
): Promise<ChargeFor> {
  await authorize(context, "appointment.markPaid");
  if (appointmentId === null) {
    if (patientId === null) throw new NotFoundError();
    await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
    return { patientId, appointmentId, branchId: null, currencyCode: null };
  }
  const loaded = await readForChange(context.db, appointmentId, context.now);
  const appointment = loaded?.appointment;
  if (!appointment || appointment.patientId === null || (patientId !== null && appointment.patientId !== patientId))
    throw new NotFoundError();
  await authorize(context, "appointment.markPaid", subjectOf(appointment));
  const { patientId: whose, branchId } = appointment;
  return { patientId: whose, appointmentId, branchId, currencyCode: loaded?.price?.currencyCode ?? null };
}
