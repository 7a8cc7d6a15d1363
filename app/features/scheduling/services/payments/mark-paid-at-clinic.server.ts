import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { changeAppointment, type ChangedAppointment } from "../appointments/change-appointment.server";

/** The appointment was paid at the desk. Its state stays as it is. */
export function markPaidAtClinic(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(
    context,
    { id, ...request },
    {
      action: "mark-paid",
      authority: "appointment.markPaid",
      set: { paidAtClinicAt: context.now },
      undoable: true,
    },
  );
}
