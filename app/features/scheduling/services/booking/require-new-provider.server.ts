import { givesOffering } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { requireDecision, subjectOf } from "../appointments/change-appointment.server";

/**
 * Whoever gives an appointment to another provider may do so to both, and it is one that gives the offering. With a
 * right over their own appointments only, nobody can give one away or take one over.
 * @throws ForbiddenError, ConflictError where the state says no, InvalidError where they do not give the offering
 */
export async function requireNewProvider(
  context: RequestContext,
  loaded: AppointmentForChange,
  employeeId: string,
): Promise<void> {
  const subject = subjectOf(loaded.appointment);
  await authorize(context, "appointment.assign", subject);
  await authorize(context, "appointment.assign", { ...subject, employeeId });
  requireDecision(context, "assign-provider", loaded);
  if (!(await givesOffering(context.db, employeeId, loaded.appointment.serviceOfferingId ?? "")))
    throw new InvalidError([{ field: "employeeId", message: "scheduling:move.notGiven" }]);
}
