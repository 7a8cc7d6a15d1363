/* Every URL of billing that the app links to. */
import { at } from "./at";

/**
 * Where an appointment is paid: `reference` is the booking's, `payment` the signed name of a payment that was begun.
 */
export const makePayment = at("/secure/appointments/makePayment/:appointmentId");
/** Where anybody pays the practice, and with `payment` how that went. */
export const payNow = at("/secure/appointments/paynow/:organizationId");
/** Where a gateway tells the organization of its payments. */
export const gatewayWebhook = at("/paymentGateway/:type/webhook");
export const developmentCheckout = at("/development/checkout/:id");
