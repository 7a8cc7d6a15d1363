import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { actingAs } from "../../domain/booking/acting-as";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import type { Mail } from "../../support/appointments/change-effects.server";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

const TO_PATIENT: Mail = { template: "appointment.canceled", to: "PATIENT" };
const TO_EMPLOYEE: Mail = { template: "appointment.canceled", to: "EMPLOYEE" };

/**
 * The clinic or the patient calls the appointment off; its time becomes free. The provider hears of it from the patient
 * only. `told` takes the place of its mails, where one mail tells of several appointments.
 */
export function cancelAppointment(
  context: RequestContext,
  raw: unknown,
  told?: readonly Mail[],
): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  const byStaff = actingAs(context.actor.kind) === "staff";
  return changeAppointment(
    context,
    { id, ...request },
    {
      action: "cancel",
      authority: "appointment.cancel",
      mails: told ?? (byStaff ? [TO_PATIENT] : [TO_PATIENT, TO_EMPLOYEE]),
      closesRoom: true,
      undoable: true,
    },
  );
}
