import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { usePostedForm } from "~/screens/use-posted-form";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { GatewayComparisons } from "../components/accounts/gateway-comparisons";
import { GatewayRows } from "../components/accounts/gateway-rows";
import { moveGatewaySchema } from "../schemas/accounts/gateway";
import { changeGateway } from "../services/accounts/change-gateway.server";
import { checkGateway } from "../services/accounts/check-gateway.server";
import { orderGateways } from "../services/accounts/order-gateways.server";
import { readGatewayOrder } from "../services/accounts/read-gateway-order.server";
import { sayUnreachable } from "../support/payments/say-unreachable.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["move", "check", "change"] as const;

export const loader = defineLoader(async ({ app, url }) => ({
  title: createTranslator(app.locale).t("billing:order.title"),
  order: await readGatewayOrder(app),
  done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  timeZone: app.profile.timeZone,
}));

const goOn = (done: (typeof DONE)[number]) => redirect(paths.adminSetting("payment", { done }), 303);

export const action = defineForm(async ({ app }) => {
  await authorize(app, "settings.change");
  return {
    move: act(moveGatewaySchema, async ({ value }) => {
      await orderGateways(app, value);
      return goOn("move");
    }),
    check: act(z.looseObject({}), async ({ value }) => {
      await sayUnreachable(checkGateway(app, value));
      return goOn("check");
    }),
    change: act(z.looseObject({}), async ({ value: { intent: _, ...sent } }) => {
      await changeGateway(app, sent);
      return goOn("change");
    }),
  };
});

/** Which payment services payers are offered, and in which order. */
export default function GatewayOrder() {
  const { title, order, done, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const { active, comparisons, currencyCode } = order;
  const said = usePostedForm({ answer, values: {}, labels: { currencies: t("billing:order.currencies") } });
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("billing:order.text")}
      />
      {done && !answer && (
        <Banner tone="good" live>
          {t(`billing:order.done.${done}`)}
        </Banner>
      )}
      <ErrorSummary
        title={t("common:form.errorSummaryTitle")}
        errors={said.summary.map(({ message }) => ({ message }))}
      />
      {active.length === 0 ? (
        <Banner tone="info">{t("billing:settings.none")}</Banner>
      ) : (
        <GatewayRows gateways={active} {...{ currencyCode, timeZone, answer }} />
      )}
      <div>
        <LinkButton href={paths.setting("paymentsettings")} tone="secondary">
          {t("billing:order.connect")}
        </LinkButton>
      </div>
      <GatewayComparisons comparisons={comparisons} />
    </>
  );
}
