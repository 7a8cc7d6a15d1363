import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { actingAs } from "../domain/acting-as";
import { confirmAppointmentSchema } from "../schemas/confirm-appointment";
import type { Mail } from "./change-effects.server";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

const TO_PATIENT: Mail = { template: "appointment.confirmed", to: "PATIENT" };
const TO_EMPLOYEE: Mail = { template: "appointment.confirmed", to: "EMPLOYEE" };

/**
 * The clinic accepts a request, or the patient a time that the clinic proposed, of which the provider then hears; staff
 * may say that the patient accepted it on the phone.
 */
export function confirmAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, agreedOnPhone: agreed, ...request } = parse(confirmAppointmentSchema, raw);
  const byStaff = actingAs(context.actor.kind) === "staff";
  const agreedOnPhone = byStaff && agreed;
  return changeAppointment(
    context,
    { id, ...request, ...(agreedOnPhone ? { asked: "agreedOnPhone" } : {}) },
    {
      action: "confirm",
      authority: "appointment.confirm",
      mails: byStaff ? [TO_PATIENT] : [TO_PATIENT, TO_EMPLOYEE],
      undoable: true,
      agreedOnPhone,
    },
  );
}
