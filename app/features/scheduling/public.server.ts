export { answersOfAppointment } from "./support/appointments/answers-of-appointment.server";
export { readFilterOptions } from "./data/lists/filter-options-read.server";
export { readProviderProfile } from "./services/booking/read-provider-profile.server";
export { bookedSince } from "./data/appointments/patients-appointments.server";
export { chargeAppointment } from "./services/payments/charge-appointment.server";
export { chargesOfPatient, type Charges } from "./services/payments/read-charges.server";
export { withPatient } from "./domain/lists/taken";
export { lastTaken } from "./support/payments/taken.server";
export { markPaidAtClinic } from "./services/payments/mark-paid-at-clinic.server";
export { readAppointmentAtDesk, type BillAct } from "./services/appointments/read-appointment-at-desk.server";
export { rateInteraction } from "./services/appointments/rate-interaction.server";
export { interactionRatings } from "./support/appointments/interaction-ratings.server";
export {
  appointmentsById,
  heldAppointment,
  ownAppointmentIds,
  type HeldAppointment,
} from "./support/appointments/appointments-by-id.server";
export { appointmentLengthsQuery } from "./data/appointments/appointment-lengths.server";
export { completeAppointment } from "./services/appointments/complete-appointment.server";
export { isStillDone } from "./domain/appointments/still-done";
export { completeSetup } from "./services/settings/complete-setup.server";
export { schedulingCalls } from "./api/scheduling-calls.server";
export { secondsLeft } from "./domain/appointments/session-time";
export {
  APPOINTMENT_STATE,
  holdsTime,
  stateName,
  type AppointmentState,
} from "./domain/appointments/appointment-states";
export { ownStateWords } from "./domain/appointments/state-words";
export { awaitsPatient } from "./domain/appointments/own-next-step";
export type { AppointmentAction } from "./domain/appointments/appointment-transitions";
export { claimTicks, TICK_MS } from "./domain/availability/claims";
export { costForMail } from "./services/appointments/cost-for-mail.server";
export { appointmentForMail, type AppointmentForMail } from "./services/appointments/appointment-for-mail.server";
export { heldUntil } from "./services/availability/held-until.server";
export { appointmentPaymentCalls } from "./api/appointment-payment-calls.server";
export { issueSamples } from "./services/invoices/issue-samples.server";
export { invoiceWhenDue, receiptWhenDue } from "./services/invoices/issue-when-due.server";
export { applyPayment, applyReturned } from "./services/payments/apply-payment.server";
export { askBefore, startOfAppointment } from "./services/booking/ask-before.server";
export { assignProvider } from "./services/appointments/assign-provider.server";
export { clockOfReader } from "./support/availability/clock-of-reader.server";
export { concludeAppointment } from "./services/appointments/conclude-appointment.server";
export { concludeGroupSession } from "./services/groups/conclude-group-session.server";
export { cancelAppointment } from "./services/appointments/cancel-appointment.server";
export { confirmAppointment } from "./services/appointments/confirm-appointment.server";
export { createAppointmentLink } from "./services/appointments/create-appointment-link.server";
export { expireAppointment } from "./services/appointments/expire-appointment.server";
export { sweepNoShow } from "./services/appointments/sweep-no-show.server";
export { expireHold } from "./services/availability/expire-hold.server";
export { notifySchedule } from "./services/availability/notify-schedule.server";
export { arrivesOnline } from "./services/appointments/arrivals/arrive-online.server";
export type { JustSet } from "./domain/appointments/just-set";
export { readJustSet } from "./services/appointments/read-just-set.server";
export { readSaidArrival } from "./services/appointments/arrivals/read-said-arrival.server";
export { isSaidAct } from "./domain/appointments/arrivals/said-arrival";
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
export { enterCall } from "./services/appointments/enter-call.server";
export { startAppointment, startWithPatient } from "./services/appointments/start-appointment.server";
export { startOrLeadToCall } from "./services/appointments/start-or-lead-to-call.server";
export { appointmentsOfPatient } from "./services/lists/appointments-of-patient.server";
export { deleteOwnAccount, readAccountEnd } from "./services/appointments/delete-own-account.server";
export { everyOwnAppointment } from "./services/lists/every-own-appointment.server";
export { listOwnPayments } from "./services/payments/list-own-payments.server";
export { appointmentsBefore } from "./services/lists/appointments-before.server";
export { owesOnline } from "./support/payments/owes-online.server";
export { countDeskRefunds, listDeskRefunds } from "./services/payments/list-desk-refunds.server";
export { keepDeskMoney } from "./services/payments/keep-desk-money.server";
export { readMoneyDay, type MoneyDay } from "./services/payments/read-money-day.server";
export { ownBalances, type Standing } from "./domain/payments/account-standing";
export { readStanding } from "./services/payments/read-standing.server";
export { findAppointments } from "./services/lists/find-appointments.server";
export type { AppointmentSummary } from "./domain/lists/appointment-summary";
export { readHomeServices } from "./services/lists/read-home-services.server";
export { readPatientHome } from "./services/lists/read-patient-home.server";
export { readOwnDues } from "./services/payments/read-own-dues.server";
export { readExpectedToday, type ExpectedAppointment } from "./services/lists/read-expected-today.server";
export { readStaffDay, type StaffDay } from "./services/lists/read-staff-day.server";
export { readStaffWeek } from "./services/calendar/read-staff-week.server";
export { answerAppointments } from "./services/appointments/answer-appointments.server";
export { markNoShow } from "./services/appointments/mark-no-show.server";
export { readAnswers, undoAnswers } from "./services/appointments/undo-answers.server";
export { undoWindowMs } from "./support/settings/undo-window.server";
export { undoAppointment } from "./services/appointments/undo-appointment.server";
export { viewUndo } from "./services/appointments/view-undo.server";
export { appointmentCalendarFile, appointmentsCalendarFile } from "./services/feeds/appointment-calendar-file.server";
export { lastOfActsStatement } from "./data/appointments/appointment-history-read.server";
export { readBookableAppointments, unchangedAppointments } from "./data/payments/bookable-appointments.server";
