import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";

export interface NewPasskeyFormProps {
  answer: PostedAnswer | undefined;
  /** What the passkey is called unless its owner says otherwise. */
  device: string;
}

/** A name, and the browser's own dialog: the script of the page opens it and fills the hidden fields. */
export function NewPasskeyForm({ answer, device }: NewPasskeyFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values: { label: device },
    labels: { label: t("security:passkey.name") },
  });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <div data-passkey-missing>
        <Banner tone="warn">{t("security:passkey.needsScript")}</Banner>
      </div>
      <form
        method="post"
        data-passkey="make"
        data-options={paths.passkeyRegisterOptions()}
        hidden
        className="flex flex-col gap-6"
      >
        <input type="hidden" name="response" />
        <input type="hidden" name="proof" />
        <TextField {...form.text("label")} maxLength={60} required dir="auto" autoComplete="off" />
        <p role="alert" data-passkey-failed hidden className="font-semibold text-danger-text">
          {t("security:passkey.failed")}
        </p>
        <div>
          <Button type="submit" size="large" icon="lock">
            {t("security:passkey.submit")}
          </Button>
        </div>
      </form>
    </>
  );
}
