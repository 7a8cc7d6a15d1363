import { redirect } from "@remix-run/cloudflare";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
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

/** Leads on to a gateway that is paid by a form, or waits while the payer confirms on the phone. It needs no script. */
export default function ContinuePayment() {
  const { title, gatewayName, description, amountMinor, currencyCode, form, here } = useLoaderData<typeof loader>();
  const { t, format } = usePatientT();
  const amount = format.money(amountMinor, currencyCode);
  return (
    <>
      <PageHeader title={title} lead={form ? undefined : t("billing:continue.waitingLead", { name: gatewayName })} />
      <Card title={t("billing:payNow.receipt")}>
        <SummaryList
          rows={[
            { term: t("billing:payNow.description"), value: <bdi>{description}</bdi> },
            { term: t("common:fields.price"), value: amount },
          ]}
        />
      </Card>
      {form ? (
        <form method="post" action={form.action} className="flex flex-col items-start gap-3">
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large">
            {t("billing:continue.go", { name: gatewayName })}
          </Button>
          <p className="text-sm text-muted">{t("billing:appointment.atGatewayHint")}</p>
        </form>
      ) : (
        <LinkButton href={here} tone="secondary">
          {t("billing:appointment.lookAgain")}
        </LinkButton>
      )}
    </>
  );
}
