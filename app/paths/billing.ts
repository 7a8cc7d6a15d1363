import { at } from "./at";

/** Every URL of billing that the app links to. */
export const billingPaths = {
  /**
   * Where an appointment is paid: `reference` is the booking's, `payment` the signed name of a payment that was begun.
   */
  makePayment: at("/secure/appointments/makePayment/:appointmentId"),
  /** Where anybody pays the practice, and with `payment` how that went. */
  payNow: at("/secure/appointments/paynow/:organizationId"),
  /** Where a gateway tells the organization of its payments. */
  gatewayWebhook: at("/paymentGateway/:type/webhook"),
  developmentCheckout: at("/development/checkout/:id"),
} as const;

/** Beginnings of the addresses for paying for an appointment, and for paying the practice. */
const PAYMENT_ROOTS = [billingPaths.makePayment, billingPaths.payNow].map(({ pattern }) =>
  pattern.slice(0, pattern.indexOf(":")),
);

/** Whether the forms of a page may lead to a payment service. */
export const isPaymentPage = (pathname: string): boolean => PAYMENT_ROOTS.some((root) => pathname.startsWith(root));
