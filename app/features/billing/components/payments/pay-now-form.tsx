import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { PayChoiceFields, type PayChoice } from "~/screens/pay-choice";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface PayNowFormProps {
  answer: PostedAnswer | undefined;
  currencyCode: string;
  /** The payment services to choose from. */
  choices: readonly PayChoice[];
}

/** Who pays how much for what. */
export function PayNowForm({ answer, currencyCode, choices }: PayNowFormProps) {
  const { t } = useT();
  const labels = {
    name: t("billing:payNow.name"),
    email: t("billing:payNow.email"),
    phone: t("billing:payNow.phone"),
    amount: t("billing:payNow.amount", { currency: currencyCode }),
    description: t("billing:payNow.description"),
    gatewayType: t("billing:payNow.service"),
  };
  const form = usePostedForm({ answer, values: {}, labels });
  const service = form.text("gatewayType");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          <TextField {...form.text("name")} autoComplete="name" />
          <TextField {...form.text("email")} type="email" dir="ltr" autoComplete="email" />
          <TextField {...form.text("amount")} inputMode="decimal" dir="ltr" width="short" autoComplete="off" />
          <TextField {...form.text("description")} hint={t("billing:payNow.descriptionHint")} />
          <PayChoiceFields choices={choices} chosen={service.defaultValue} error={service.error}>
            <TextField
              {...form.text("phone")}
              type="tel"
              dir="ltr"
              autoComplete="tel"
              hint={t("billing:payNow.phoneHint")}
            />
          </PayChoiceFields>
          <div>
            <Button type="submit" size="large">
              {t("billing:payNow.pay")}
            </Button>
          </div>
          <p className="text-sm text-muted">{t("billing:appointment.atGatewayHint")}</p>
        </form>
      </Card>
    </>
  );
}
