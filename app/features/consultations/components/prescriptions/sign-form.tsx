import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { ActBar } from "~/ui/action/act-bar";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";

interface SignFormProps {
  version: number;
  /** The id of the form of a medicine, of which the button to sign is one: what it holds is looked at first. */
  formId: string;
  maySign: boolean;
  prescriberName: string;
  /** The organization asks for a security code. */
  asksCode: boolean;
  answer: PostedAnswer | undefined;
}

/** Who signs, and the way to do it or to throw the draft away. */
export function SignForm({ version, formId, maySign, prescriberName, asksCode, answer }: SignFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { secondFactor: t("security:secondStep.code") } });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {maySign && <p className="text-sm text-muted">{t("prescriptions:sign.text")}</p>}
      <ActBar>
        {maySign ? (
          <div className="flex min-w-0 grow flex-wrap items-end gap-x-3 gap-y-1">
            <input type="hidden" name="signVersion" value={version} form={formId} />
            {asksCode && (
              <TextField
                {...form.text("secondFactor")}
                form={formId}
                hint={t("prescriptions:sign.codeHint")}
                defaultValue=""
                autoComplete="one-time-code"
                inputMode="numeric"
                dir="ltr"
                width="half"
              />
            )}
            <Button type="submit" form={formId} name="intent" value="sign" icon="check">
              {t("prescriptions:sign.submit")}
            </Button>
          </div>
        ) : (
          <p>{t("prescriptions:sign.byOther", { name: prescriberName })}</p>
        )}
      </ActBar>
      <form method="post">
        <input type="hidden" name="version" value={version} />
        <AskFirst question={t("prescriptions:discard.question")} name="intent" value="discard" tone="quiet">
          {t("prescriptions:discard.submit")}
        </AskFirst>
      </form>
    </>
  );
}
