import type { z } from "zod";
import { callsOf, defineCall, type CallAudience } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { assignProviderSchema } from "../schemas/appointments/assign-provider";
import { changeAppointmentSchema } from "../schemas/appointments/change-appointment";
import { listAllAppointmentsSchema } from "../schemas/lists/list-appointments";
import { moveBlockedTimeSchema } from "../schemas/calendar/move-blocked-time";
import { rescheduleAppointmentSchema } from "../schemas/appointments/reschedule-appointment";
import { blockTimeSchema, setAppointmentSchema } from "../schemas/appointments/set-appointment";
import { updateAppointmentSchema } from "../schemas/appointments/update-appointment";
import { appointmentListAnswer, changedAppointment, historyAnswer } from "../schemas/appointments/appointment-answers";
import { answerAppointment } from "../services/appointments/answer-appointment.server";
import { appointmentHistory } from "../services/appointments/appointment-history.server";
import { assignProvider } from "../services/appointments/assign-provider.server";
import { blockTime } from "../services/calendar/block-time.server";
import { cancelAppointment } from "../services/appointments/cancel-appointment.server";
import { chargeAppointment } from "../services/payments/charge-appointment.server";
import { concludeAppointment } from "../services/appointments/conclude-appointment.server";
import { confirmAppointment } from "../services/appointments/confirm-appointment.server";
import { disableAppointment } from "../services/appointments/disable-appointment.server";
import { listAllAppointments } from "../services/lists/list-all-appointments.server";
import { markNoShow } from "../services/appointments/mark-no-show.server";
import { takePaymentSchema } from "../schemas/payments/take-payment";
import { markPaidAtClinic } from "../services/payments/mark-paid-at-clinic.server";
import { moveBlockedTime } from "../services/calendar/move-blocked-time.server";
import { rejectAppointment } from "../services/appointments/reject-appointment.server";
import { rescheduleAppointment } from "../services/appointments/reschedule-appointment.server";
import { setAppointment } from "../services/appointments/set-appointment.server";
import { undoAppointment } from "../services/appointments/undo-appointment.server";
import { updateAppointment } from "../services/appointments/update-appointment.server";
import { withNearestTimes } from "./nearest-times-answer.server";

type Service = (context: RequestContext, raw: unknown) => Promise<{ id: string }>;

interface Change {
  name: string;
  audience: CallAudience;
  summary: string;
  input: z.ZodType;
  service: Service;
}

/** The calls that make or change one appointment: each answers with the appointment as it is afterwards. */
const CHANGES: readonly (Change & { method: "POST" | "PUT" })[] = [
  {
    method: "POST",
    name: "addAppointment",
    audience: "employee",
    summary: "Sets an appointment, as staff.",
    input: setAppointmentSchema,
    service: setAppointment,
  },
  {
    method: "POST",
    name: "setAppointment",
    audience: "employee",
    summary: "Sets an appointment for a patient, as staff.",
    input: setAppointmentSchema,
    service: setAppointment,
  },
  {
    method: "POST",
    name: "blockTime",
    audience: "employee",
    summary: "Blocks a time in a doctor's calendar.",
    input: blockTimeSchema,
    service: blockTime,
  },
  {
    method: "PUT",
    name: "moveBlockedTime",
    audience: "employee",
    summary: "Moves a blocked time or changes its length.",
    input: moveBlockedTimeSchema,
    service: moveBlockedTime,
  },
  {
    method: "PUT",
    name: "undoAppointment",
    audience: "employee+patient",
    summary: "Undoes the caller's own confirmation, cancellation or decline.",
    input: changeAppointmentSchema,
    service: undoAppointment,
  },
  {
    method: "PUT",
    name: "updateAppointment",
    audience: "employee+patient",
    summary: "Changes the reason of an open appointment.",
    input: updateAppointmentSchema,
    service: updateAppointment,
  },
  {
    method: "PUT",
    name: "rescheduleAppointment",
    audience: "employee+patient",
    summary: "Moves an appointment to another time.",
    input: rescheduleAppointmentSchema,
    service: rescheduleAppointment,
  },
  {
    method: "PUT",
    name: "rejectAppointment",
    audience: "employee",
    summary: "Declines a request.",
    input: changeAppointmentSchema,
    service: rejectAppointment,
  },
  {
    method: "PUT",
    name: "adminMakeNoShowAppointment",
    audience: "employee",
    summary: "Marks an appointment as missed by the patient.",
    input: changeAppointmentSchema,
    service: markNoShow,
  },
  {
    method: "PUT",
    name: "adminConfirmAppointment",
    audience: "employee",
    summary: "Confirms a request.",
    input: changeAppointmentSchema,
    service: confirmAppointment,
  },
  {
    method: "PUT",
    name: "adminMarkPaidAtClinic",
    audience: "employee",
    summary:
      "Takes a payment for an appointment at the clinic: all that is owed in cash, or an amount of another kind.",
    input: takePaymentSchema,
    service: markPaidAtClinic,
  },
  {
    method: "POST",
    name: "chargeConsultation",
    audience: "employee",
    summary: "Marks the price of an appointment as owed.",
    input: changeAppointmentSchema,
    service: chargeAppointment,
  },
  {
    method: "PUT",
    name: "assignProvider",
    audience: "employee",
    summary: "Assigns an appointment to another doctor at the same time.",
    input: assignProviderSchema,
    service: assignProvider,
  },
  {
    method: "PUT",
    name: "concludeVideoSessionInInprogressState",
    audience: "employee",
    summary: "Ends an appointment in progress.",
    input: changeAppointmentSchema,
    service: concludeAppointment,
  },
  {
    method: "PUT",
    name: "cancelAppointment",
    audience: "employee+patient",
    summary: "Cancels an appointment.",
    input: changeAppointmentSchema,
    service: cancelAppointment,
  },
  {
    method: "PUT",
    name: "confirmAppointment",
    audience: "employee+patient",
    summary: "Confirms an appointment, as the clinic or as the patient.",
    input: changeAppointmentSchema,
    service: confirmAppointment,
  },
  {
    method: "PUT",
    name: "disableAppointment",
    audience: "employee",
    summary: "Removes an appointment from the lists.",
    input: changeAppointmentSchema,
    service: disableAppointment,
  },
];

const listCall = (name: string, summary: string, type?: "video" | "in_patient") =>
  defineCall({
    method: "GET",
    path: `/appointments/${name}`,
    auth: "session",
    audience: "employee+patient",
    summary,
    answer: appointmentListAnswer,
    input: listAllAppointmentsSchema,
    run: (context, input) => listAllAppointments(context, { ...input, type: type ?? input.type }),
  });

/** The calls about appointments, of staff and patients. */
export const appointmentCalls = callsOf("appointments", [
  listCall("listAllAppointments", "Lists future or past appointments in pages, with their counts."),
  listCall("getAllAppointments", "Lists future or past clinic appointments in pages, with their counts.", "in_patient"),
  listCall("getAllVideoAppointments", "Lists future or past video appointments in pages, with their counts.", "video"),
  defineCall({
    method: "GET",
    path: "/appointments/getAppointmentHistory",
    auth: "session",
    audience: "employee+patient",
    summary: "Lists the changes to an appointment.",
    answer: historyAnswer,
    input: changeAppointmentSchema,
    run: appointmentHistory,
  }),
  ...CHANGES.map(({ method, name, audience, summary, input, service }) =>
    defineCall({
      method,
      path: `/appointments/${name}`,
      auth: "session",
      audience,
      summary,
      input,
      answer: changedAppointment,
      run: (context, value) =>
        withNearestTimes(context, async () => answerAppointment(context, (await service(context, value)).id)),
    }),
  ),
]);
