import { appointmentForMail } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readConsultation } from "../../data/consultations/consultations.server";
import { reachOfAppointment } from "../../support/consultations/reach-of-appointment.server";

/**
 * The consultation of an appointment; null where it has not begun.
 * @throws NotFoundError for an appointment that is unknown or not theirs, and for blocked time; ForbiddenError;
 * ConflictError for a patient whom the provider of the appointment does not look after yet
 */
export async function findConsultation(context: RequestContext, appointmentId: string): Promise<string | null> {
  await authorize(context, "consultation.write");
  const { patient, employee } = await appointmentForMail(context, appointmentId);
  if (!patient) throw new NotFoundError();
  await reachOfAppointment(context, { patient, employee });
  return (await readConsultation(context.db, { appointmentId }))?.id ?? null;
}
