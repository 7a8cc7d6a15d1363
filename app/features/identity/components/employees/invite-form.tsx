import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PASSWORD_LENGTH } from "../../domain/accounts/password-rule";

export interface InviteFormProps {
  answer: PostedAnswer | undefined;
  token: string;
  username: string;
}

/** What an invited employee chooses: a password, twice. The username is there for whoever keeps passwords. */
export function InviteForm({ answer, token, username }: InviteFormProps) {
  const { t } = useT();
  const labels = { password: t("identity:resetPassword.password"), repeatPassword: t("identity:resetPassword.repeat") };
  const form = usePostedForm({ answer, values: {}, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate className="flex flex-col gap-6">
          <input type="hidden" name="token" value={token} />
          <TextField
            name="username"
            label={t("employees:invite.username")}
            defaultValue={username}
            readOnly
            dir="ltr"
            autoComplete="username"
          />
          <TextField
            {...form.text("password")}
            defaultValue=""
            hint={t("identity:resetPassword.hint", { min: PASSWORD_LENGTH.min })}
            type="password"
            autoComplete="new-password"
          />
          <TextField {...form.text("repeatPassword")} defaultValue="" type="password" autoComplete="new-password" />
          <div>
            <Button type="submit" size="large">
              {t("employees:invite.submit")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
