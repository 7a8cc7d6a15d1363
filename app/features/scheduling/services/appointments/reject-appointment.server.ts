import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/** The clinic declines a request; its time becomes free. */
export function rejectAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(
    context,
    { id, ...request },
    {
      action: "reject",
      authority: "appointment.reject",
      mails: [{ template: "appointment.rejected", to: "PATIENT" }],
      undoable: true,
    },
  );
}
