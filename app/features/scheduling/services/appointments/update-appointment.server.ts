import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { updateAppointmentSchema } from "../../schemas/appointments/update-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/** Changes the reason of an appointment that is still open. Whoever may move it may say why it takes place. */
export function updateAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, reason, ...request } = parse(updateAppointmentSchema, raw);
  return changeAppointment(
    context,
    { id, ...request, asked: reason },
    {
      action: "update",
      authority: "appointment.reschedule",
      auditAs: "appointment.update",
      set: { reason },
    },
  );
}
