import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";

export interface ConfirmIdentityFormProps {
  answer: PostedAnswer | undefined;
  /** For the browser's own password list. */
  username: string;
}

/** The password, once more. */
export function ConfirmIdentityForm({ answer, username }: ConfirmIdentityFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { password: t("credentials:confirm.password") } });
  return (
    <form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextField {...form.text("password")} type="password" autoComplete="current-password" />
      <div>
        <Button type="submit" size="large">
          {t("credentials:confirm.submit")}
        </Button>
      </div>
    </form>
  );
}

/** For whoever has neither a password nor a passkey. */
export function MailedLinkForm() {
  const { t } = useT();
  return (
    <form method="post" className="flex flex-col items-start gap-4">
      <p>{t("credentials:confirm.linkText")}</p>
      <Button type="submit" name="intent" value="link" icon="mail">
        {t("credentials:confirm.link")}
      </Button>
    </form>
  );
}
