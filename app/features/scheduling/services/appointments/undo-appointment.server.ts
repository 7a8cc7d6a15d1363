import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/**
 * Undoes the actor's own last change while the time for that lasts: everything is as it was before, the time won again,
 * and the mail that was held back withdrawn. Whoever has been told of the change by then is told that it was undone.
 * @throws ConflictError `slotTaken` where somebody else holds the time by now
 */
export function undoAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(context, { id, ...request }, { action: "undo", authority: "appointment.undo" });
}
