import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import type { Setup } from "../../domain/settings/setup";

export interface StandardSetupFormProps {
  setup: Setup;
  currencyCode: string;
  answer: Partial<PostedAnswer> | undefined;
}

/** Has what is missing made with usual values; asks for what nobody else can know. */
export function StandardSetupForm({ setup, currencyCode, answer }: StandardSetupFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer: answerTo(answer, { intent: "complete-setup" }),
    values: {},
    labels: {
      address: t("organization:setup.address"),
      postalCode: t("organization:fields.postalCode"),
      city: t("organization:fields.city"),
      price: t("organization:setup.price", { currency: currencyCode }),
    },
  });
  return (
    <form method="post" noValidate data-once className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="font-semibold">{t("organization:setup.quickTitle")}</h3>
      <p className="max-w-prose text-sm text-muted">{t("organization:setup.quickText")}</p>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <div className="grid items-start gap-4 tablet:grid-cols-[2fr_1fr_1fr]">
        {!setup.has.branch && (
          <>
            <TextField {...form.text("address")} autoComplete="street-address" />
            <TextField {...form.text("postalCode")} autoComplete="postal-code" dir="ltr" />
            <TextField {...form.text("city")} autoComplete="address-level2" />
          </>
        )}
        {!setup.has.offering && (
          <TextField
            {...form.text("price")}
            hint={t("organization:setup.priceHint")}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
          />
        )}
      </div>
      <div>
        <Button type="submit" name="intent" value="complete-setup" tone="secondary" icon="check">
          {t("organization:setup.quick")}
        </Button>
      </div>
    </form>
  );
}
