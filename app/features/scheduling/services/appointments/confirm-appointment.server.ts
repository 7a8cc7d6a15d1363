import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { actingAs } from "../../domain/booking/acting-as";
import { confirmAppointmentSchema } from "../../schemas/appointments/confirm-appointment";
import type { Mail } from "../../support/appointments/change-effects.server";
import { commitChange, loadForChange, type Change, type ChangedAppointment } from "./change-appointment.server";

const TO_PATIENT: Mail = { template: "appointment.confirmed", to: "PATIENT" };
const TO_EMPLOYEE: Mail = { template: "appointment.confirmed", to: "EMPLOYEE" };

/** Whoever opened the mailed link confirms their own request: the provider hears of it now. */
function proofOf({ confirmsItself }: AppointmentForChange): Change {
  const toldOf: Mail = { template: "appointment.requestReceived", to: "EMPLOYEE" };
  return {
    action: "confirm",
    authority: "appointment.confirm",
    mails: confirmsItself ? [TO_PATIENT, toldOf] : [toldOf],
  };
}

/**
 * The clinic accepts a request, or the patient a time that the clinic proposed, of which the provider then hears; or
 * whoever asked confirms by the mailed link that it was them. Staff may say that the patient accepted it on the phone.
 */
export async function confirmAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, patientAgreed: agreed, ...request } = parse(confirmAppointmentSchema, raw);
  const byStaff = actingAs(context.actor.kind) === "staff";
  const patientAgreed = byStaff && agreed;
  const loaded = await loadForChange(context, id, "appointment.confirm");
  const proves = !byStaff && loaded.appointment.proofDueAt !== null;
  const answer: Change = {
    action: "confirm",
    authority: "appointment.confirm",
    mails: byStaff ? [TO_PATIENT] : [TO_PATIENT, TO_EMPLOYEE],
    undoable: true,
    patientAgreed,
  };
  const asked = patientAgreed ? { asked: "patientAgreed" } : {};
  return commitChange(context, { id, ...request, ...asked }, proves ? proofOf(loaded) : answer, loaded);
}
