import { at } from "./at";

/** Every URL of billing that the app links to. */
export const billingPaths = {
  /** Where a visit is paid: `reference` is the booking's, `payment` the signed name of a payment that was begun. */
  makePayment: at("/secure/appointments/makePayment/:appointmentId"),
  /** Where anybody pays the practice, and with `payment` how that went. */
  payNow: at("/secure/appointments/paynow/:organizationId"),
  /** Where a gateway tells the organization of its payments. */
  gatewayWebhook: at("/paymentGateway/:type/webhook"),
  developmentCheckout: at("/development/checkout/:id"),
} as const;
