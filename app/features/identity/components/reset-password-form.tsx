import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { PASSWORD_LENGTH } from "../domain/accounts/password-rule";
import { resetPasswordSchema } from "../schemas/accounts/user-link";
import { EndSessionsBox } from "./end-sessions-box";
import { FormTrouble } from "./form-trouble";
import { ResetFactors, type ResetFactor } from "./reset-factors";
import { useAccountForm, type AnsweredForm } from "./use-account-form";

export interface ResetPasswordFormProps {
  answer: AnsweredForm | undefined;
  token: string;
  /** The second steps that may be taken off. */
  factors: readonly ResetFactor[];
  timeZone: string;
}

/** A new password, twice, and what else is to change with it. */
export function ResetPasswordForm({ answer, token, factors, timeZone }: ResetPasswordFormProps) {
  const { t } = useT();
  const { fields, bind, busy, formProps, trouble } = useAccountForm({
    schema: resetPasswordSchema,
    answer,
    labels: { password: t("identity:resetPassword.password"), repeatPassword: t("identity:resetPassword.repeat") },
  });
  return (
    <Form method="post" {...formProps} className="flex flex-col gap-6">
      <FormTrouble trouble={trouble} />
      <input type="hidden" name="token" value={token} />
      <TextField
        {...bind(fields.password)}
        type="password"
        hint={t("identity:resetPassword.hint", { min: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
      />
      <TextField {...bind(fields.repeatPassword)} type="password" autoComplete="new-password" />
      {factors.length > 0 && <ResetFactors factors={factors} timeZone={timeZone} />}
      <EndSessionsBox label={t("credentials:sessions.endAll")} />
      <div>
        <Button type="submit" busy={busy} size="large">
          {busy ? t("identity:resetPassword.submitting") : t("identity:resetPassword.submit")}
        </Button>
      </div>
    </Form>
  );
}
