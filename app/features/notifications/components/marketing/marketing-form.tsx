import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface MarketingFormProps {
  draft: { id: string; subject: string; text: string };
  consents: number;
  answer: PostedAnswer | undefined;
}

/** What the practice writes to those who have consented; it can be tried on oneself first. */
export function MarketingForm({ draft, consents, answer }: MarketingFormProps) {
  const { t } = useT();
  const labels = { subject: t("marketing:form.subject"), text: t("marketing:form.text") };
  const form = usePostedForm({ answer, values: { ...draft }, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={t("marketing:form.title")}>
        <form method="post" noValidate data-draft className={formClass}>
          <input type="hidden" name="id" value={String(form.value("id"))} />
          <TextField {...form.text("subject")} dir="auto" maxLength={120} />
          <TextArea {...form.text("text")} hint={t("marketing:form.textHint")} dir="auto" rows={10} />
          <p className="text-muted">{t("marketing:form.consents", { count: consents })}</p>
          <div className="flex flex-wrap items-start gap-4">
            <Button type="submit" name="intent" value="test" tone="secondary" size="large">
              {t("marketing:form.test")}
            </Button>
            <AskFirst
              name="intent"
              value="send"
              tone="primary"
              size="large"
              question={t("common:sure")}
              text={t("common:final")}
              disabledReason={consents === 0 ? t("marketing:form.nobody") : undefined}
            >
              {t("marketing:form.send")}
            </AskFirst>
          </div>
        </form>
      </Card>
    </>
  );
}
