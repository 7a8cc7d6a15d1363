import { redirect } from "@remix-run/cloudflare";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ContinuePayment } from "../components/payments/continue-payment";
import { readCheckout } from "../services/payments/read-checkout.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;

/** How often the page looks again while the payer confirms on the phone. */
const LOOK_AGAIN_SECONDS = 5;

export const loader = defineLoader(async ({ app, params, url }) => {
  const page = await readCheckout(app, params["payment"] ?? "");
  if (typeof page === "string") return redirect(page, 303);
  const { t } = createTranslator(app.locale);
  const title = t(page.form ? "billing:continue.title" : "billing:continue.waiting", { name: page.gatewayName });
  return { ...page, title, here: url.pathname };
});

export const meta: MetaFunction<typeof loader> = (args) => [
  ...screenTitle(args),
  ...(args.data?.form === null ? [{ httpEquiv: "refresh", content: String(LOOK_AGAIN_SECONDS) }] : []),
];

/** Leads a payer on from our page to their gateway. */
export default function ContinuePaymentPage() {
  return <ContinuePayment {...useLoaderData<typeof loader>()} />;
}
