import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";

/** The address of now, and another one. */
export function ChangeEmailForm({ answer, current }: { answer: PostedAnswer | undefined; current: string }) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { email: t("credentials:email.wanted") } });
  return (
    <form method="post" noValidate data-draft className="flex flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <dl>
        <dt className="font-semibold">{t("credentials:email.current")}</dt>
        <dd dir="ltr" className="wrap-anywhere rtl:text-end">
          {current}
        </dd>
      </dl>
      <TextField
        {...form.text("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        dir="ltr"
      />
      <div>
        <Button type="submit" size="large">
          {t("credentials:email.submit")}
        </Button>
      </div>
    </form>
  );
}
