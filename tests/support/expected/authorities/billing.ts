import type { ServiceAuthorities } from "./authorities";

export const billingAuthorities: ServiceAuthorities = {
  "billing/payments-before": { paymentsBefore: "appointment.markPaid" },
  "billing/answer-development-checkout": {
    readCheckoutPage: "developmentCheckout.answer",
    answerCheckout: "developmentCheckout.answer",
  },
  "billing/bury-payment-call": { buryPaymentCall: "payment.check" },
  "billing/change-payment-options": { changePaymentOptions: "settings.change" },
  "billing/check-payment": { checkPayment: "payment.check" },
  "billing/collect-payment": { collectPayment: "payment.check" },
  "billing/connect-gateway": { connectGateway: "settings.change" },
  "billing/count-payments-to-review": { countPaymentsToReview: "payment.review" },
  "billing/dismiss-review": { dismissReview: "payment.review" },
  "billing/list-gateways": { listGateways: "settings.change" },
  "billing/list-payments-to-review": { listPaymentsToReview: "payment.review" },
  "billing/mark-given-back": { markGivenBack: "payment.review" },
  "billing/pay-now": { payNow: "payment.payNow" },
  "billing/read-checkout": { readCheckout: "payment.payNow" },
  "billing/read-payment-options": { readPaymentOptions: "settings.change" },
  "billing/read-payment-settings": { readPaymentSettings: "settings.change" },
  "billing/read-receipt": { readReceipt: "payment.payNow" },
  "billing/refund-payment": { refundPayment: "payment.review" },
  "billing/send-payment-call": { sendPaymentCall: "payment.check" },
  "billing/switch-gateway": { switchGateway: "settings.change" },
  "billing/take-event": { takeEvent: "payment.event" },
  "billing/take-return": { takeReturn: "payment.event" },
};
