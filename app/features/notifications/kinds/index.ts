import { accountExists } from "./account/account-exists";
import { emailConfirm } from "./account/email-confirm";
import { emailProve } from "./account/email-prove";
import { familyAnswered } from "./account/family-answered";
import { familyConsent } from "./account/family-consent";
import { passwordReset } from "./account/password-reset";
import { notePublished } from "./account/note-published";
import { noteWithdrawn } from "./account/note-withdrawn";
import { patientWelcome } from "./account/patient-welcome";
import { prescriptionEnded } from "./account/prescription-ended";
import { prescriptionNotDispensed } from "./account/prescription-not-dispensed";
import { creditExpiring } from "./account/credit-expiring";
import { creditGranted } from "./account/credit-granted";
import { invoiceDue } from "./account/invoice-due";
import { invoiceIssued } from "./account/invoice-issued";
import { receiptIssued } from "./account/receipt-issued";
import { paymentKeptAhead } from "./account/payment-kept-ahead";
import { paymentRefunded } from "./account/payment-refunded";
import { paymentTooMuch } from "./account/payment-too-much";
import { prescriptionWarningEnded } from "./account/prescription-warning-ended";
import { prescriptionReady } from "./account/prescription-ready";
import { prescriptionRenewalAnswered } from "./account/prescription-renewal-answered";
import { signInLink } from "./account/sign-in-link";
import { appointmentPaymentDue } from "./reminders/appointment-payment-due";
import { appointmentFeedback } from "./reminders/appointment-feedback";
import { appointmentFollowUp } from "./reminders/appointment-follow-up";
import { appointmentReminder } from "./reminders/appointment-reminder";
import { securityEmailAsked } from "./security/security-email-asked";
import { securityEmailChanged } from "./security/security-email-changed";
import { securityFactorAdded } from "./security/security-factor-added";
import { securityFactorRemoved } from "./security/security-factor-removed";
import { securityNewDevice } from "./security/security-new-device";
import { securityPasswordChanged } from "./security/security-password-changed";
import { securityRecordOpened } from "./security/security-record-opened";
import { securityRecoveryCodeUsed } from "./security/security-recovery-code-used";
import { seriesCanceled } from "./series/series-canceled";
import { seriesSet } from "./series/series-set";
import { waitingListOffer } from "./series/waiting-list-offer";
import { groupSessionGiven } from "./staff/group-session-given";
import { prescriptionDeclined } from "./staff/prescription-declined";
import { prescriptionRefused } from "./staff/prescription-refused";
import { prescriptionRefusalWithdrawn } from "./staff/prescription-refusal-withdrawn";
import { prescriptionRenewalAsked } from "./staff/prescription-renewal-asked";
import { roomWaiting } from "./staff/room-waiting";
import { staffBegunAlone } from "./staff/staff-begun-alone";
import { staffCanceled } from "./staff/staff-canceled";
import { staffConfirmed } from "./staff/staff-confirmed";
import { staffExpired } from "./staff/staff-expired";
import { staffRequest } from "./staff/staff-request";
import { staffUndone } from "./staff/staff-undone";
import { employeeApproved } from "./team/employee-approved";
import { employeeInvite } from "./team/employee-invite";
import { employeeRegistered } from "./team/employee-registered";
import { employeeRejected } from "./team/employee-rejected";
import { employeeWaiting } from "./team/employee-waiting";
import { prescriptionCalledOff } from "./team/prescription-called-off";
import { prescriptionSentElsewhere } from "./team/prescription-sent-elsewhere";
import { prescriptionReceived } from "./team/prescription-received";
import { ledgerDiffers } from "./team/ledger-differs";
import { feedbackLow } from "./team/feedback-low";
import { monitoringAlert } from "./monitoring/monitoring-alert";
import { monitoringDue } from "./monitoring/monitoring-due";
import { monitoringProposed } from "./monitoring/monitoring-proposed";
import { monitoringReviewed } from "./monitoring/monitoring-reviewed";
import { monitoringUnpaid } from "./monitoring/monitoring-unpaid";
import { questionAnswered } from "./questions/question-answered";
import { questionAsked } from "./questions/question-asked";
import { questionDue } from "./questions/question-due";
import { questionEnded } from "./questions/question-ended";
import { questionnaireAssigned } from "./questionnaires/questionnaire-assigned";
import { questionnaireDue } from "./questionnaires/questionnaire-due";
import { questionnaireUrgent } from "./questionnaires/questionnaire-urgent";
import { paymentReview } from "./team/payment-review";
import { ownershipGiven } from "./team/ownership-given";
import { ownershipReceived } from "./team/ownership-received";
import { labResultReady } from "./laboratory/lab-result-ready";
import { labResultCorrected } from "./laboratory/lab-result-corrected";
import { labOrderSampleAgain } from "./laboratory/lab-order-sample-again";
import { labOrderCancelled } from "./laboratory/lab-order-cancelled";
import { labOrderCorrected } from "./laboratory/lab-order-corrected";
import { labOrderDeclined } from "./laboratory/lab-order-declined";
import { labOrderEmergency } from "./laboratory/lab-order-emergency";
import { labOrderResulted } from "./laboratory/lab-order-resulted";
import { labOrderCritical } from "./laboratory/lab-order-critical";
import { labOrderCriticalWithdrawn } from "./laboratory/lab-order-critical-withdrawn";
import { labOrderUnacknowledged } from "./laboratory/lab-order-unacknowledged";
import { labOrderCriticalDoubted } from "./laboratory/lab-order-critical-doubted";
import { labOrderUnverifiable } from "./laboratory/lab-order-unverifiable";
import { labTestDeclined } from "./laboratory/lab-test-declined";
import { labOrderUrgent } from "./laboratory/lab-order-urgent";
import { labOrderRejected } from "./laboratory/lab-order-rejected";
import { patientImportDone } from "./team/patient-import-done";
import { patientImportStopped } from "./team/patient-import-stopped";
import { appointmentBooked } from "./appointments/appointment-booked";
import { appointmentCanceled } from "./appointments/appointment-canceled";
import { appointmentConfirmRequest } from "./appointments/appointment-confirm-request";
import { appointmentConfirmed } from "./appointments/appointment-confirmed";
import { appointmentExpired } from "./appointments/appointment-expired";
import { appointmentPayRequest } from "./appointments/appointment-pay-request";
import { appointmentReassigned } from "./appointments/appointment-reassigned";
import { appointmentRejected } from "./appointments/appointment-rejected";
import { appointmentRescheduled } from "./appointments/appointment-rescheduled";
import { appointmentSeatTwice } from "./appointments/appointment-seat-twice";
import { appointmentSet } from "./appointments/appointment-set";
import { appointmentUndone } from "./appointments/appointment-undone";
import { consultationPublished } from "./consultations/consultation-published";
import { consultationWithdrawn } from "./consultations/consultation-withdrawn";
import { followUpInvite } from "./consultations/follow-up-invite";
import { roomLink } from "./appointments/room-link";

/** Every kind of notification, in the order in which the list of wordings shows them. */
export const NOTIFICATION_KINDS = [
  appointmentBooked,
  appointmentConfirmRequest,
  appointmentPayRequest,
  appointmentSeatTwice,
  appointmentConfirmed,
  appointmentSet,
  appointmentRescheduled,
  appointmentReassigned,
  appointmentRejected,
  appointmentExpired,
  appointmentCanceled,
  appointmentUndone,
  roomLink,
  consultationPublished,
  consultationWithdrawn,
  appointmentReminder,
  appointmentFeedback,
  appointmentFollowUp,
  appointmentPaymentDue,
  followUpInvite,
  seriesSet,
  seriesCanceled,
  waitingListOffer,
  staffRequest,
  staffConfirmed,
  staffCanceled,
  staffUndone,
  staffBegunAlone,
  staffExpired,
  roomWaiting,
  groupSessionGiven,
  prescriptionRenewalAsked,
  prescriptionDeclined,
  prescriptionRefused,
  prescriptionRefusalWithdrawn,
  invoiceIssued,
  invoiceDue,
  receiptIssued,
  paymentRefunded,
  paymentTooMuch,
  paymentKeptAhead,
  creditGranted,
  creditExpiring,
  prescriptionReady,
  prescriptionNotDispensed,
  prescriptionWarningEnded,
  prescriptionEnded,
  prescriptionRenewalAnswered,
  patientWelcome,
  emailProve,
  familyConsent,
  familyAnswered,
  passwordReset,
  signInLink,
  accountExists,
  notePublished,
  noteWithdrawn,
  emailConfirm,
  employeeRegistered,
  employeeWaiting,
  employeeInvite,
  employeeApproved,
  employeeRejected,
  ownershipReceived,
  ownershipGiven,
  ledgerDiffers,
  feedbackLow,
  questionAsked,
  questionDue,
  questionAnswered,
  questionEnded,
  monitoringProposed,
  monitoringDue,
  monitoringUnpaid,
  monitoringReviewed,
  monitoringAlert,
  questionnaireAssigned,
  questionnaireDue,
  questionnaireUrgent,
  paymentReview,
  prescriptionReceived,
  prescriptionCalledOff,
  prescriptionSentElsewhere,
  patientImportDone,
  patientImportStopped,
  labResultReady,
  labResultCorrected,
  labOrderSampleAgain,
  labOrderCancelled,
  labTestDeclined,
  labOrderResulted,
  labOrderCritical,
  labOrderCriticalWithdrawn,
  labOrderUnacknowledged,
  labOrderCriticalDoubted,
  labOrderUnverifiable,
  labOrderUrgent,
  labOrderRejected,
  labOrderCorrected,
  labOrderDeclined,
  labOrderEmergency,
  securityFactorAdded,
  securityFactorRemoved,
  securityPasswordChanged,
  securityNewDevice,
  securityRecoveryCodeUsed,
  securityEmailAsked,
  securityEmailChanged,
  securityRecordOpened,
] as const;
