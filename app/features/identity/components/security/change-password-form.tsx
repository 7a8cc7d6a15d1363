import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { EndSessionsBox } from "../end-sessions-box";
import { PASSWORD_LENGTH } from "../../domain/accounts/password-rule";

export interface ChangePasswordFormProps {
  answer: PostedAnswer | undefined;
  /** For the browser's own password list. */
  username: string;
}

/** The password so far, and a new one, twice. */
export function ChangePasswordForm({ answer, username }: ChangePasswordFormProps) {
  const { t } = useT();
  const posted = usePostedForm({
    answer,
    values: {},
    labels: {
      currentPassword: t("security:password.current"),
      password: t("identity:resetPassword.password"),
      repeatPassword: t("identity:resetPassword.repeat"),
    },
  });
  const form = { ...posted, endsSessions: !posted.posted || posted.has("endSessions", "on") };
  return (
    <form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextField {...form.text("currentPassword")} type="password" autoComplete="current-password" />
      <TextField
        {...form.text("password")}
        type="password"
        hint={t("identity:resetPassword.hint", { min: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
      />
      <TextField {...form.text("repeatPassword")} type="password" autoComplete="new-password" />
      <EndSessionsBox label={t("credentials:sessions.end")} defaultChecked={form.endsSessions} />
      <div>
        <Button type="submit" size="large">
          {t("security:password.change")}
        </Button>
      </div>
    </form>
  );
}
