import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";

export interface SecondStepFormProps {
  answer: PostedAnswer | undefined;
}

/** One field for a code of the authenticator app or a recovery code. */
export function SecondStepForm({ answer }: SecondStepFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { secondFactor: t("security:secondStep.code") } });
  return (
    <form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <TextField
        {...form.text("secondFactor")}
        hint={t("security:secondStep.hint")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        width="half"
      />
      <div>
        <Button type="submit" size="large">
          {t("security:secondStep.submit")}
        </Button>
      </div>
    </form>
  );
}
