import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { linkRequestSchema } from "../schemas/accounts/user-link";
import { FormTrouble } from "./form-trouble";
import { HumanCheck, type HumanCheckView } from "./human-check";
import { useAccountForm, type AnsweredForm } from "./use-account-form";

export interface ForgotPasswordFormProps {
  answer: AnsweredForm | undefined;
  check: HumanCheckView | null;
  purpose: "RESET_PASSWORD" | "SIGN_IN";
}

/** Who wants a link. One that signs in has a page of its own, which asks for the address before anything is sent. */
export function ForgotPasswordForm({ answer, check, purpose }: ForgotPasswordFormProps) {
  const { t } = useT();
  const { fields, bind, busy, formProps, trouble } = useAccountForm({
    schema: linkRequestSchema,
    answer,
    labels: { username: t("identity:forgotPassword.username"), recaptcha: t("security:recaptcha.label") },
  });
  return (
    <Form method="post" {...formProps} className="flex flex-col gap-6">
      <FormTrouble trouble={trouble} />
      <TextField
        {...bind(fields.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <HumanCheck check={check} field={bind(fields.recaptcha)} />
      <div>
        <Button type="submit" name="purpose" value={purpose} busy={busy} size="large">
          {busy ? t("identity:forgotPassword.submitting") : t("identity:forgotPassword.submit")}
        </Button>
      </div>
      {purpose === "RESET_PASSWORD" && (
        <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
          <p className="text-muted">{t("identity:forgotPassword.linkHint")}</p>
          <LinkButton href={paths.mailLink()} tone="secondary" icon="mail">
            {t("identity:login.withEmailLink")}
          </LinkButton>
        </div>
      )}
    </Form>
  );
}
