import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface StripeFormProps {
  answer: PostedAnswer | undefined;
  publicKey: string;
  webhookUrl: string;
}

/** The keys of an account at Stripe; the secret ones are asked for each time and never come back. */
export function StripeForm({ answer, publicKey, webhookUrl }: StripeFormProps) {
  const { t } = useT();
  const labels = {
    publicKey: t("billing:settings.publicKey"),
    secretKey: t("billing:settings.secretKey"),
    webhookSecret: t("billing:settings.webhookSecret"),
  };
  const form = usePostedForm({ answer, values: { publicKey }, labels });
  const secret = { type: "password", dir: "ltr", autoComplete: "off" } as const;
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={t("billing:settings.stripe")}>
        <form method="post" noValidate className={formClass}>
          <p>{t("billing:settings.stripeText")}</p>
          <input type="hidden" name="type" value="STRIPE" />
          <TextField
            {...form.text("publicKey")}
            hint={t("billing:settings.publicKeyHint")}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField {...form.text("secretKey")} {...secret} hint={t("billing:settings.secretKeyHint")} />
          <div>
            <p className="font-semibold">{t("billing:settings.webhook")}</p>
            <p className="text-muted">{t("billing:settings.webhookText")}</p>
            <p dir="ltr" className="mt-1 break-all select-all">
              {webhookUrl}
            </p>
          </div>
          <TextField {...form.text("webhookSecret")} {...secret} hint={t("billing:settings.webhookSecretHint")} />
          <div>
            <Button type="submit" name="intent" value="connect" size="large">
              {t("billing:settings.connect")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
