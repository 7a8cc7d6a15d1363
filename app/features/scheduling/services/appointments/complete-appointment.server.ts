import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/** Nothing is left to do for the appointment. */
export function completeAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(
    context,
    { id, ...request },
    {
      action: "complete",
      authority: "appointment.complete",
      closesRoom: true,
      undoable: true,
    },
  );
}
