/* Every URL of billing that the app links to. */
import { at } from "./at";

/**
 * Where an appointment is paid: `reference` is the booking's, `payment` the signed name of a payment that was begun.
 */
export const makePayment = at("/secure/appointments/makePayment/:appointmentId");
/** Where anybody pays the practice, and with `payment` how that went. */
export const payNow = at("/secure/appointments/paynow/:organizationId");
/** Page that leads on to a gateway by a form, or waits while the payer confirms on the phone; by the payment's signed name. */
export const continuePayment = at("/secure/appointments/continuepayment/:payment");
/** Where a gateway sends the payer's browser back to, with the payment's signed name. */
export const gatewayReturn = at("/paymentGateway/:type/return/:payment");
/** Where a gateway tells the organization of its payments. */
export const gatewayWebhook = at("/paymentGateway/:type/webhook");
export const developmentCheckout = at("/development/checkout/:id");
