import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/** The patient did not attend; possible once the appointment should have begun. */
export function markNoShow(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(
    context,
    { id, ...request },
    {
      action: "no-show",
      authority: "appointment.noShow",
      closesRoom: true,
      undoable: true,
    },
  );
}
