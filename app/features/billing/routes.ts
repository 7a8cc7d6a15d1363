import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** Paying the practice by its link; how payments come in; and the page of the gateway that a laptop pays by. */
export const billingRoutes = [
  route(routeOf(paths.payNow), "features/billing/routes/pay-now.tsx"),
  route(routeOf(paths.continuePayment), "features/billing/routes/continue-payment.tsx"),
  route("secure/providerweb/settings/paymentsettings", "features/billing/routes/payment-settings.tsx"),
  route(routeOf(paths.credits), "features/billing/routes/credits/index.tsx"),
  route(routeOf(paths.creditsAssign), "features/billing/routes/credits/assign.tsx"),
  route(routeOf(paths.creditsList), "features/billing/routes/credits/list.tsx"),
  route(routeOf(paths.creditsReport), "features/billing/routes/credits/report.tsx"),
  route(routeOf(paths.creditsReportFile), "features/billing/routes/credits/report-file.ts"),
  route(routeOf(paths.ownCredits), "features/billing/routes/credits/own.tsx"),
  route(routeOf(paths.developmentCheckout), "features/billing/routes/development-checkout.tsx"),
];
