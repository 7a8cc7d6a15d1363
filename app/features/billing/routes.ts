import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** Paying the practice by its link; how payments come in; and the page of the gateway that a laptop pays by. */
export const billingRoutes = [
  route(routeOf(paths.payNow), "features/billing/routes/pay-now.tsx"),
  route(routeOf(paths.continuePayment), "features/billing/routes/continue-payment.tsx"),
  route("secure/providerweb/settings/paymentsettings", "features/billing/routes/payment-settings.tsx"),
  route("secure/providerweb/e/settings/payment", "features/billing/routes/gateway-order.tsx"),
  route(routeOf(paths.credits), "features/billing/routes/credits/index.tsx"),
  route(routeOf(paths.creditsAssign), "features/billing/routes/credits/assign.tsx"),
  route(routeOf(paths.creditsList), "features/billing/routes/credits/list.tsx"),
  route(routeOf(paths.creditsReport), "features/billing/routes/credits/report.tsx"),
  route(routeOf(paths.creditsReportFile), "features/billing/routes/credits/report-file.ts"),
  route(routeOf(paths.ownCredits), "features/billing/routes/credits/own.tsx"),
  route(routeOf(paths.discounts), "features/billing/routes/discounts/list.tsx"),
  route(routeOf(paths.discountReport), "features/billing/routes/discounts/report.tsx"),
  route(routeOf(paths.discountReportFile), "features/billing/routes/discounts/report-file.ts"),
  route(routeOf(paths.till), "features/billing/routes/desk/till.tsx"),
  route(routeOf(paths.tillFile), "features/billing/routes/desk/till-file.ts"),
  route(routeOf(paths.invoices), "features/billing/routes/invoices/list.tsx"),
  route(routeOf(paths.invoicesFile), "features/billing/routes/invoices/list-file.ts"),
  route(routeOf(paths.invoiceView), "features/billing/routes/invoices/view.tsx"),
  route(routeOf(paths.invoiceCredit), "features/billing/routes/invoices/credit.tsx"),
  route(routeOf(paths.invoicePdf), "features/billing/routes/invoices/pdf.ts"),
  route(routeOf(paths.ownInvoices), "features/billing/routes/invoices/own.tsx"),
  route(routeOf(paths.ownInvoice), "features/billing/routes/invoices/own-view.tsx"),
  route(routeOf(paths.developmentCheckout), "features/billing/routes/development-checkout.tsx"),
];
