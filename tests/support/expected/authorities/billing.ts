import type { ServiceAuthorities } from "./authorities";

export const billingAuthorities: ServiceAuthorities = {
  "billing/payments-before": { paymentsBefore: "appointment.markPaid" },
  "billing/answer-development-checkout": {
    readCheckoutPage: "developmentCheckout.answer",
    answerCheckout: "developmentCheckout.answer",
  },
  "billing/change-payment-options": { changePaymentOptions: "settings.change" },
  "billing/check-payment": { checkPayment: "payment.check" },
  "billing/connect-gateway": { connectGateway: "settings.change" },
  "billing/dismiss-review": { dismissReview: "settings.change" },
  "billing/list-gateways": { listGateways: "settings.change" },
  "billing/mark-given-back": { markGivenBack: "settings.change" },
  "billing/pay-now": { payNow: "payment.payNow" },
  "billing/read-checkout": { readCheckout: "payment.payNow" },
  "billing/read-payment-options": { readPaymentOptions: "settings.change" },
  "billing/read-payment-settings": { readPaymentSettings: "settings.change" },
  "billing/read-receipt": { readReceipt: "payment.payNow" },
  "billing/refund-payment": { refundPayment: "settings.change" },
  "billing/switch-gateway": { switchGateway: "settings.change" },
  "billing/take-event": { takeEvent: "payment.event" },
  "billing/take-return": { takeReturn: "payment.event" },
};
