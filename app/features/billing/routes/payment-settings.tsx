import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { usePostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { GatewayChoice } from "../components/accounts/gateway-choice";
import { GatewayForm } from "../components/accounts/gateway-form";
import { GatewayState } from "../components/accounts/gateway-state";
import { PaymentsToReview } from "../components/payments/payments-to-review";
import { SECRET_FIELDS } from "../gateways/registry.server";
import { connectGateway } from "../services/accounts/connect-gateway.server";
import { markGivenBack } from "../services/payments/mark-given-back.server";
import { dismissReview } from "../services/payments/dismiss-review.server";
import { readPaymentSettings } from "../services/settings/read-payment-settings.server";
import { refundSurplus } from "../services/payments/refund-surplus.server";
import { refundPayment } from "../services/payments/refund-payment.server";
import { sayUnreachable } from "../support/payments/say-unreachable.server";
import { changeGateway } from "../services/accounts/change-gateway.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const INTENTS = ["connect", "switch", "refund", "refunded", "dismiss"] as const;
type Intent = (typeof INTENTS)[number];

export const loader = defineLoader(async ({ app, url }) => ({
  title: createTranslator(app.locale).t("billing:settings.title"),
  settings: await readPaymentSettings(app, url.searchParams.get("gateway")),
  done: INTENTS.find((each) => each === url.searchParams.get("done")) ?? null,
  timeZone: app.profile.timeZone,
}));

/** Which of the posted fields are needed, the services say. */
const does = (done: Intent, service: (app: RequestContext, raw: unknown) => Promise<unknown>) =>
  act(
    z.looseObject({}),
    async ({ app, value: { intent: _, ...sent } }) => {
      await sayUnreachable(service(app, sent));
      return redirect(paths.setting("paymentsettings", { done }), 303);
    },
    { hideFields: SECRET_FIELDS },
  );

export const action = defineForm(async ({ app }) => {
  await authorize(app, "settings.change");
  return {
    connect: does("connect", connectGateway),
    switch: does("switch", changeGateway),
    refund: does("refund", refundPayment),
    refundPart: does("refund", refundSurplus),
    refunded: does("refunded", markGivenBack),
    keep: does("dismiss", dismissReview),
    dismiss: does("dismiss", dismissReview),
  };
});

export default function PaymentSettings() {
  const { title, settings, done, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const { active, account, offered, presses, payNowUrl, toReview } = settings;
  const posted = answer?.result.initialValue;
  const connecting = posted?.["intent"] === "connect" && account?.type === posted["type"];
  const other = usePostedForm({ answer: connecting ? undefined : answer, values: {}, labels: {} });
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("billing:settings.text")}
        actions={
          active.length > 0 && (
            <LinkButton href={paths.adminSetting("payment")} tone="secondary" size="small" icon="settings">
              {t("billing:order.open")}
            </LinkButton>
          )
        }
      />
      {done && !answer && (
        <Banner tone="good" live>
          {t(`billing:settings.done.${done}`)}
        </Banner>
      )}
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={other.summary} />
      <GatewayState active={active} timeZone={timeZone} presses={presses} />
      <PaymentsToReview payments={toReview} timeZone={timeZone} />
      <Card title={t("billing:order.connect")}>
        <GatewayChoice offered={offered} chosen={account?.type ?? null} />
        <p className="pt-4 text-sm text-muted">{t("billing:settings.next")}</p>
      </Card>
      {account && <GatewayForm key={account.type} answer={connecting ? answer : undefined} account={account} />}
      <Card title={t("billing:settings.payNowTitle")}>
        <p>{t("billing:settings.payNow")}</p>
        <TextLink href={payNowUrl} className="inline-flex min-h-11 items-center break-all" dir="ltr">
          {payNowUrl}
        </TextLink>
      </Card>
    </>
  );
}
