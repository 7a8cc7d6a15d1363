import { withActor, type RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { actsForClinic } from "~/platform/access/actor.server";
import { confirmAppointmentSchema } from "../../schemas/appointments/confirm-appointment";
import { changeAppointment, type ChangedAppointment } from "./change-appointment.server";

/**
 * The appointment begins: the provider lets the patient in. One whose time the clinic proposed begins where staff say
 * that the patient agreed.
 */
export function startAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, patientAgreed: agreed, ...request } = parse(confirmAppointmentSchema, raw);
  const patientAgreed = agreed && actsForClinic(context.actor);
  return changeAppointment(
    context,
    { id, ...request, ...(patientAgreed ? { asked: "patientAgreed" } : {}) },
    {
      action: "start",
      authority: "appointment.start",
      set: { startedAt: context.now },
      patientAgreed,
      undoable: true,
    },
  );
}

/**
 * A video appointment begins by itself: its patient has come into the call in which its provider waits.
 * @throws ConflictError where it has begun already or cannot begin
 */
export const startWithPatient = (context: RequestContext, appointmentId: string): Promise<ChangedAppointment> =>
  changeAppointment(
    withActor(context, { kind: "system", task: "patient-in-call" }),
    { id: appointmentId },
    { action: "start", authority: "appointment.start", set: { startedAt: context.now } },
  );
