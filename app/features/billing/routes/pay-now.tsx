import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import { limitRate } from "~/platform/rate-limit.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { PayNowForm } from "../components/payments/pay-now-form";
import { Receipt } from "../components/payments/receipt";
import { payNowSchema } from "../schemas/payments/pay-now";
import { payChoices } from "../support/accounts/gateway-of.server";
import { browserOf } from "../support/payments/browser-of.server";
import { payNow } from "../services/payments/pay-now.server";
import { paymentReference } from "../support/payments/payment-reference.server";
import { readReceipt } from "../services/payments/read-receipt.server";
import { sayUnreachable } from "../support/payments/say-unreachable.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** The host says which practice this is; the path must agree. */
function ownId({ organization }: RequestContext, named: string | undefined): string {
  if (named !== String(organization.id)) throw new NotFoundError();
  return named;
}

export const loader = defineLoader(async ({ app, params, url }) => {
  await authorize(app, "payment.payNow");
  const { profile } = app;
  const own = ownId(app, params["organizationId"]);
  const reference = url.searchParams.get("payment");
  const { t } = createTranslator(app.locale);
  return {
    title: t("billing:payNow.title", { practice: profile.name }),
    practice: profile.name,
    currencyCode: profile.currencyCode,
    timeZone: profile.timeZone,
    choices: await payChoices(app, profile.currencyCode),
    receipt: reference === null ? null : await readReceipt(app, reference),
    here: `${url.pathname}${url.search}`,
    again: paths.payNow(own),
  };
});

export const action = defineForm(async ({ app, params, address, request }) => {
  await limitRate(app, "BOOKING_LIMIT", address);
  const organizationId = ownId(app, params["organizationId"]);
  return {
    "": act(payNowSchema, async ({ value }) => {
      const { payment, checkoutUrl } = await sayUnreachable(
        payNow(app, { ...value, organizationId }, browserOf(request)),
      );
      const reference = await paymentReference(app, payment);
      return redirect(checkoutUrl ?? paths.payNow(organizationId, { payment: reference }), 303);
    }),
  };
});

export default function PayNow() {
  const { title, choices, receipt, currencyCode, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const takes = choices.length > 0;
  if (receipt) return <Receipt receipt={receipt} {...rest} />;
  return (
    <>
      <PageHeader title={title} lead={takes ? t("billing:payNow.lead") : undefined} />
      {takes ? (
        <PayNowForm answer={answer} currencyCode={currencyCode} choices={choices} />
      ) : (
        <Banner tone="info" title={t("billing:payNow.off")} />
      )}
    </>
  );
}
