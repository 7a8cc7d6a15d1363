import { route } from "@remix-run/route-config";

/** Paying the practice by its link; how payments come in; and the page of the gateway that a laptop pays by. */
export const billingRoutes = [
  route("secure/appointments/paynow/:organizationId", "features/billing/routes/pay-now.tsx"),
  route("secure/providerweb/settings/paymentsettings", "features/billing/routes/payment-settings.tsx"),
  route("development/checkout/:id", "features/billing/routes/development-checkout.tsx"),
];
