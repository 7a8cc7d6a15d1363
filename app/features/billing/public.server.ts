export { creditCalls } from "./api/credits/credit-calls.server";
export { paymentCalls } from "./api/payment-calls.server";
export {
  paymentsOfAppointment,
  paymentsOfAppointments,
  readPayment,
  type PaymentRow,
} from "./data/payments/payments.server";
export { paidOnlineSince } from "./data/payments/takings.server";
export { appointmentGoneStatement } from "./data/payments/payments-to-review.server";
export { countPaymentsToReview } from "./services/payments/count-payments-to-review.server";
export { listPaymentsToReview } from "./services/payments/list-payments-to-review.server";
export { refundPayment } from "./services/payments/refund-payment.server";
export { dismissReview } from "./services/payments/dismiss-review.server";
export { markGivenBack } from "./services/payments/mark-given-back.server";
export type { PaymentToReview } from "./domain/payments/payment-to-review";
export { paymentsBefore } from "./services/payments/payments-before.server";
export { fateOf, type AppointmentOutcome } from "./domain/credits/credit-fate";
export type { CreditService } from "./domain/credits/credit-kinds";
export {
  countOfferedCredits,
  holdCreditAgainStatements,
  holdCreditStatements,
  releaseCreditStatements,
  spendCreditStatement,
  type WantedCredit,
} from "./data/credits/credit-moves.server";
export { creditExtendedTo } from "./support/credits/credit-days.server";
export { expireCredits } from "./services/credits/expire-credits.server";
export { remindOfCredits } from "./services/credits/remind-of-credits.server";
export { PAYMENT_TARGETS } from "./gateways/registry.server";
export type { MoneyEvent } from "./domain/ledger/booking";
export { checkLedgerNightly } from "./services/ledger/check-ledger.server";
export { openBooks } from "./services/ledger/open-books.server";
export { verifyLedger } from "./services/ledger/verify-ledger.server";
export type { PatientAccount } from "./domain/ledger/patient-account";
export { patientAccount } from "./services/ledger/read-patient-account.server";
export { bookMoney } from "./support/ledger/book-money.server";
export { isStillOpen } from "./domain/payments/payment";
export { checkPayment } from "./services/payments/check-payment.server";
export { buryPaymentCall } from "./services/payments/bury-payment-call.server";
export { collectPayment } from "./services/payments/collect-payment.server";
export { paymentCallMessage, sendPaymentCall } from "./services/payments/send-payment-call.server";
export { closePaymentsOfAppointment } from "./support/payments/close-payment.server";
export { activeGatewayType, asksPhone } from "./support/accounts/gateway-of.server";
export { browserOf } from "./support/payments/browser-of.server";
export { phoneWritten } from "./support/payments/phone-written.server";
export type { PayerBrowser, PayerContact } from "./domain/payments/payer";
export { openPaymentReference, paymentReference } from "./support/payments/payment-reference.server";
export { sayUnreachable } from "./support/payments/say-unreachable.server";
export { settlePayment } from "./support/payments/settle-payment.server";
export { flagPayment } from "./support/payments/flag-payment.server";
export { startPayment } from "./support/payments/start-payment.server";
