export { answersOfAppointment } from "./support/appointments/answers-of-appointment.server";
export { bookedSince } from "./data/appointments/patients-appointments.server";
export { chargeAppointment } from "./services/payments/charge-appointment.server";
export { markPaidAtClinic } from "./services/payments/mark-paid-at-clinic.server";
export { readAppointmentBill, type BillAct } from "./services/payments/read-appointment-bill.server";
export { appointmentsById, heldAppointment, ownAppointmentIds } from "./support/appointments/appointments-by-id.server";
export { appointmentLengthsQuery } from "./data/appointments/appointment-lengths.server";
export { completeSetup } from "./services/settings/complete-setup.server";
export { schedulingCalls } from "./api/scheduling-calls.server";
export { secondsLeft } from "./domain/appointments/session-time";
export {
  APPOINTMENT_STATE,
  holdsTime,
  stateName,
  type AppointmentState,
} from "./domain/appointments/appointment-states";
export type { AppointmentAction } from "./domain/appointments/appointment-transitions";
export { claimTicks, TICK_MS } from "./domain/availability/claims";
export { appointmentForMail, type AppointmentForMail } from "./services/appointments/appointment-for-mail.server";
export { heldUntil } from "./services/availability/held-until.server";
export { appointmentPaymentCalls } from "./api/appointment-payment-calls.server";
export { applyPayment } from "./services/payments/apply-payment.server";
export { assignProvider } from "./services/appointments/assign-provider.server";
export { clockOfReader } from "./support/availability/clock-of-reader.server";
export { concludeAppointment } from "./services/appointments/conclude-appointment.server";
export { concludeGroupSession } from "./services/groups/conclude-group-session.server";
export { confirmAppointment } from "./services/appointments/confirm-appointment.server";
export { createAppointmentLink } from "./services/appointments/create-appointment-link.server";
export { expireAppointment } from "./services/appointments/expire-appointment.server";
export { sweepNoShow } from "./services/appointments/sweep-no-show.server";
export { expireHold } from "./services/availability/expire-hold.server";
export { notifySchedule } from "./services/availability/notify-schedule.server";
export { arrivesOnline } from "./services/appointments/arrivals/arrive-online.server";
export { watchDesk } from "./services/appointments/arrivals/watch-desk.server";
export { watchOwnArrival } from "./services/appointments/arrivals/watch-own-arrival.server";
export { watchSchedule } from "./services/availability/watch-schedule.server";
export { openAppointmentLink } from "./services/appointments/open-appointment-link.server";
export { endWaiting } from "./services/waiting-list/end-waiting.server";
export { expireWaitingOffer } from "./services/waiting-list/end-waiting-offer.server";
export { offerFreedSeat } from "./services/groups/offer-freed-seat.server";
export { offerFreedTime } from "./services/waiting-list/offer-freed-time.server";
export { waitingOfferForMail, type ShownOffer } from "./services/waiting-list/open-waiting-offer.server";
export { sessionForMail } from "./services/groups/session-for-mail.server";
export { seriesForMail } from "./services/series/series-for-mail.server";
export { startAppointment } from "./services/appointments/start-appointment.server";
export { startGroupSession } from "./services/groups/start-group-session.server";
export { appointmentsOfPatient } from "./services/lists/appointments-of-patient.server";
export { findAppointments } from "./services/lists/find-appointments.server";
export type { AppointmentSummary } from "./domain/lists/appointment-summary";
export { nextAppointments } from "./services/lists/next-appointments.server";
export { readStaffDay, type StaffDay } from "./services/lists/read-staff-day.server";
export { readStaffWeek } from "./services/calendar/read-staff-week.server";
export { answerAppointments } from "./services/appointments/answer-appointments.server";
export { markNoShow } from "./services/appointments/mark-no-show.server";
export { readAnswers, undoAnswers } from "./services/appointments/undo-answers.server";
export { undoAppointment } from "./services/appointments/undo-appointment.server";
export { viewUndo } from "./services/appointments/view-undo.server";
export { appointmentCalendarFile, appointmentsCalendarFile } from "./services/feeds/appointment-calendar-file.server";
