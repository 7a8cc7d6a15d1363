import { ROLE } from "~/features/identity/domain/team/roles";
import { arriveAppointment } from "~/features/scheduling/services/appointments/arrivals/arrive-appointment.server";
import { callInPatient } from "~/features/scheduling/services/appointments/arrivals/call-in-patient.server";
import { leaveClinic } from "~/features/scheduling/services/appointments/arrivals/leave-clinic.server";
import { undoArrival } from "~/features/scheduling/services/appointments/arrivals/undo-arrival.server";
import { assignProvider } from "~/features/scheduling/services/appointments/assign-provider.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { chargeAppointment } from "~/features/scheduling/services/payments/charge-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { enterCall } from "~/features/scheduling/services/appointments/enter-call.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { updateAppointment } from "~/features/scheduling/services/appointments/update-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import type { Who } from "../../support/expected/transition-outcomes";
import { employeeActor, patientActor } from "../support/organization";
import type { Practice } from "./scene";

type Verb = (context: RequestContext, raw: { appointmentId: string } & Record<string, unknown>) => Promise<unknown>;

/** One service for each action on an appointment that exists. */
export const SERVICES: Readonly<Record<string, Verb>> = {
  confirm: confirmAppointment,
  reject: rejectAppointment,
  cancel: cancelAppointment,
  reschedule: rescheduleAppointment,
  arrive: (context, raw) => arriveAppointment(context, raw),
  "call-in": callInPatient,
  leave: leaveClinic,
  "undo-arrival": undoArrival,
  "enter-call": enterCall,
  start: startAppointment,
  conclude: concludeAppointment,
  complete: completeAppointment,
  "no-show": markNoShow,
  expire: (context, { appointmentId }) => expireAppointment(context, { id: appointmentId, dueAt: context.now }),
  disable: disableAppointment,
  undo: undoAppointment,
  update: updateAppointment,
  "assign-provider": assignProvider,
  charge: chargeAppointment,
  discount: discountAppointment,
  "mark-paid": markPaidAtClinic,
};

/** Everyone who may ask about one appointment of the practice's patient with its doctor. */
export function everyone({ ids, administrator }: Practice, appointmentId: string): Readonly<Record<Who, Actor>> {
  return {
    admin: administrator,
    nurse: employeeActor("nurse", { roles: [ROLE.NURSE] }),
    doctor: employeeActor(ids.doctor),
    otherDoctor: employeeActor(ids.otherDoctor),
    patient: patientActor(ids.patient, ids.patientUser),
    otherPatient: patientActor(ids.otherPatient, ids.otherPatientUser),
    link: { kind: "link", appointmentId, patientId: ids.patient, linkHash: "0" },
    anonymous: { kind: "anonymous" },
    system: { kind: "system", task: "test" },
  };
}

/** How the refusals of the hand-written table are said: status and message. */
const SAID: Readonly<Record<string, string>> = {
  "409 scheduling:disabled.wrongState": "w",
  "409 scheduling:disabled.waitingForPatient": "p",
  "409 scheduling:disabled.waitingForClinic": "c",
  "409 scheduling:disabled.notAllowed": "n",
  "401 ": "sign-in",
  "403 ": "forbidden",
  "404 ": "not-found",
};

/** An error as the table writes it; one that it has no sign for comes back as it is. */
export function signOf(error: unknown): string {
  const { status, fields = [] } = error as { status?: number; fields?: { message: string }[] };
  const message = fields[0]?.message.replace(/^(scheduling:disabled)\.already\.[A-Z_]+$/, "$1.wrongState") ?? "";
  const said = `${status ?? String(error)} ${message}`;
  return SAID[said] ?? said;
}
