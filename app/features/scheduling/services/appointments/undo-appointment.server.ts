import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/**
 * Takes the actor's own confirmation, cancellation or rejection back while the undo window is open: the state before,
 * the time won again, and the mail that was held back withdrawn.
 * @throws ConflictError `slotTaken` where somebody else holds the time by now
 */
export function undoAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(context, { id, ...request }, { action: "undo", authority: "appointment.undo" });
}
