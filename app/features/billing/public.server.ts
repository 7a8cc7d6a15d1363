export { amountRefused } from "./support/payments/amount-refused.server";
export { creditCalls } from "./api/credits/credit-calls.server";
export { paymentCalls } from "./api/payment-calls.server";
export {
  isBeingPaidWithOthers,
  paymentsOfAppointment,
  paymentsOfAppointments,
  readPayment,
  type PaymentRow,
} from "./data/payments/payments.server";
export { paymentKeysOf, paymentParts } from "./data/payments/payment-parts.server";
export { keepEarlierPayment, wentBackSince } from "./data/payments/earlier-payments.server";
export { onAccountBefore } from "./data/payments/on-account.server";
export { pricesPaidFor, taxesOfPaid, taxesPaid, type PaidPrice } from "./data/payments/paid-taxes.server";
export { moneyBackLines } from "./data/payments/money-back-lines.server";
export { readSurplus } from "./data/payments/payment-surplus.server";
export { paidOnlineSince, takenAtDeskSince } from "./data/payments/takings.server";
export { appointmentGoneStatement } from "./data/payments/payments-to-review.server";
export { countPaymentsToReview } from "./services/payments/count-payments-to-review.server";
export { listPaymentsToReview } from "./services/payments/list-payments-to-review.server";
export { refundPayment } from "./services/payments/refund-payment.server";
export { refundSurplus } from "./services/payments/refund-surplus.server";
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
export {
  agreeAsSetStatement,
  changeDiscountStatements,
  giveBackStatements,
  takeAgainStatements,
  takeDiscountStatements,
} from "./data/discounts/discount-moves.server";
export type { AgreedPrice, DiscountedPrice } from "./domain/discounts/agreed-price";
export {
  patientDoubts,
  priceAt,
  priceWith,
  readDiscountOffer,
  type ReadDiscounts,
} from "./support/discounts/read-discount-offer.server";
export { expireCredits } from "./services/credits/expire-credits.server";
export { remindOfCredits } from "./services/credits/remind-of-credits.server";
export { remindOfInvoice } from "./services/invoices/remind-of-invoice.server";
export { PAYMENT_TARGETS } from "./gateways/registry.server";
export type { MoneyEvent } from "./domain/ledger/booking";
export { checkLedgerNightly } from "./services/ledger/check-ledger.server";
export { openBooks } from "./services/ledger/open-books.server";
export { compareReports } from "./services/ledger/compare-reports.server";
export { verifyLedger } from "./services/ledger/verify-ledger.server";
export type { PatientAccount } from "./domain/ledger/patient-account";
export { patientAccount } from "./services/ledger/read-patient-account.server";
export { readCharge } from "./data/charges/charges-read.server";
export { pricedCharge, type PricedCharge } from "./domain/charges/charge";
export { chargesPage, type ChargesPage } from "./support/charges/charges-page.server";
export { giveBackCharge } from "./services/payments/give-back-charge.server";
export {
  closeChargePayment,
  isSettled,
  payCharge,
  prepaidCharge,
  prepaidChargeBack,
} from "./support/charges/prepaid-charge.server";
export { chargePatient, takeBackFromPatient } from "./support/charges/charge-patient.server";
export { moneyLinesOfTaker } from "./data/payments/taker-lines.server";
export { moneyLines, moneyLinesOfPatient, readMoneyLine } from "./data/payments/money-lines.server";
export type { MoneyLine } from "./domain/payments/money-line";
export { paymentRefunds, wholeRefunds } from "./data/payments/payment-refunds.server";
export { givesBackParts } from "./support/accounts/gives-back-parts.server";
export { gatewayNames, namesOfGateways } from "./support/accounts/names-of-gateways.server";
export { finishRefund } from "./services/payments/finish-refund.server";
export { refundPart } from "./services/payments/refund-part.server";
export type { OwingOf } from "./domain/payments/owing";
export { refundDesk } from "./support/desk/refund-desk.server";
export { untouchedDeskStatement as untouchedDesk } from "./data/desk/desk-write.server";
export { waiversTakenKey } from "./domain/ledger/entry-keys";
export { takeAtDesk, takenKey } from "./support/desk/take-at-desk.server";
export type { ChargeOfPatient } from "./data/desk/charges-owed.server";
export type { DeskPaymentRow, PaidAhead } from "./data/desk/desk-read.server";
export { settleQuietly } from "./support/payments/settle-quietly.server";
export {
  chargesBefore,
  chargesOwed,
  chargesOwedByAnyone,
  chargesOwedById,
  readChargeOwed,
  settleCharge,
  unchangedCharges,
} from "./data/desk/charges-owed.server";
export {
  deskPaymentsFor,
  heldAtDesk,
  lastKindOf,
  paidAheadBefore,
  readDeskPayment,
  readTaking,
} from "./data/desk/desk-read.server";
export {
  onlinePaidFor,
  readPaymentItems,
  applyItemStatement,
  type PaymentItemRow,
} from "./data/payments/payment-items.server";
export { allot, type Debt, type DeskTaking } from "./domain/desk/desk-payment";
export { readBalances, readOpenBalances, readOwed, type OpenBalance } from "./data/ledger/patient-account.server";
export { bookMoney } from "./support/ledger/book-money.server";
export { creditOf } from "./support/invoices/credit-of";
export { readInvoice } from "./data/invoices/invoices-read.server";
export {
  isInvoiced,
  readChargedSince,
  readOpenCharges,
  uninvoicedStatement,
  type OpenCharge,
} from "./data/invoices/charges-to-invoice.server";
export { readOpenPayment, readOpenPayments, type OpenPayment } from "./data/invoices/open-payments.server";
export { readInvoicesOfAppointments, readReceiptNumbers, readReceiptOf } from "./data/invoices/invoices-read.server";
export { baseOf, type InvoiceRow } from "./domain/invoices/invoice";
export { issueDocuments, type WantedDocument } from "./support/invoices/issue-documents.server";
export { patientInvoices, type PatientInvoices } from "./services/invoices/read-patient-invoices.server";
export { issuesItself } from "./support/invoices/invoice-terms.server";
export { isStillOpen } from "./domain/payments/payment";
export { checkPayment } from "./services/payments/check-payment.server";
export { buryPaymentCall } from "./services/payments/bury-payment-call.server";
export { collectPayment } from "./services/payments/collect-payment.server";
export { paymentCallMessage, sendPaymentCall } from "./services/payments/send-payment-call.server";
export { closePaymentsOfAppointment } from "./support/payments/close-payment.server";
export { activeGatewayType, payChoices } from "./support/accounts/gateway-of.server";
export { browserOf } from "./support/payments/browser-of.server";
export { phoneWritten } from "./support/payments/phone-written.server";
export type { PayerBrowser, PayerContact } from "./domain/payments/payer";
export { openPaymentReference, paymentReference } from "./support/payments/payment-reference.server";
export { sayUnreachable } from "./support/payments/say-unreachable.server";
export { tooMuchOf } from "./support/payments/too-much-of.server";
export { toldOfKept, toldOfRefund } from "./support/payments/told-of-payment.server";
export { flagPayment } from "./support/payments/flag-payment.server";
export { startPayment } from "./support/payments/start-payment.server";
export { paymentsOfPayers } from "./support/payments/link-payers.server";
