import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { changeAppointmentSchema } from "../schemas/change-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/** The clinic accepts a request, or the patient a time that the clinic proposed. */
export function confirmAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  return changeAppointment(
    context,
    { id, ...request },
    {
      action: "confirm",
      authority: "appointment.confirm",
      mails: [{ template: "appointment.confirmed", to: "PATIENT" }],
      undoable: true,
    },
  );
}
