import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { answerCheckout, readCheckoutPage } from "../services/payments/answer-development-checkout.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { description, amountMinor, currencyCode, status } = await readCheckoutPage(app, params["id"] ?? "");
  const title = createTranslator(app.locale).t("billing:development.title");
  return { title, description, amountMinor, currencyCode, open: status === "OPEN" };
});

export const action = defineForm({
  "": press(async ({ app, params, value: { answer } }) =>
    redirect(await answerCheckout(app, params["id"] ?? "", typeof answer === "string" ? answer : ""), 303),
  ),
});

/** The development gateway's page, as a real one would be on its own host. Production has none. */
export default function DevelopmentCheckout() {
  const { title, description, amountMinor, currencyCode, open } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  return (
    <>
      <PageHeader title={title} lead={t("billing:development.lead")} />
      {!open && <Banner tone="info" title={t("billing:development.over")} />}
      <Card title={<bdi>{description}</bdi>}>
        <form method="post" className="flex flex-wrap items-start gap-3">
          {open && (
            <>
              <Button type="submit" name="answer" value="pay">
                {t("billing:development.pay", { amount: format.money(amountMinor, currencyCode) })}
              </Button>
              <Button type="submit" name="answer" value="decline" tone="secondary">
                {t("billing:development.decline")}
              </Button>
            </>
          )}
          <Button type="submit" name="answer" value="back" tone="quiet">
            {t("billing:development.back")}
          </Button>
        </form>
      </Card>
    </>
  );
}
