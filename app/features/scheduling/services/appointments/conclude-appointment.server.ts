import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/** The appointment is over; staff may still complete it, and the patient pay for it. */
export function concludeAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(
    context,
    { id, ...request },
    {
      action: "conclude",
      authority: "appointment.conclude",
      set: { concludedAt: context.now },
      closesRoom: true,
      undoable: true,
    },
  );
}
