import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { TextField } from "~/ui/form/text-field";
import { loginSchema } from "../schemas/sessions/login";
import { FormTrouble } from "./form-trouble";
import { HumanCheck, type HumanCheckView } from "./human-check";
import { useAccountForm, type AnsweredForm } from "./use-account-form";

export interface LoginFormProps {
  answer: AnsweredForm | undefined;
  /** The path to go on to. */
  next?: string;
  /** What shows that a person asks, once that is needed. */
  check: HumanCheckView | null;
}

/** Username and password. */
export function LoginForm({ answer, next, check }: LoginFormProps) {
  const { t } = useT();
  const { fields, bind, busy, formProps, trouble } = useAccountForm({
    schema: loginSchema,
    answer,
    labels: {
      username: t("identity:login.username"),
      password: t("identity:login.password"),
      recaptcha: t("security:recaptcha.label"),
    },
  });
  return (
    <Form method="post" data-draft {...formProps} className="flex flex-col gap-6">
      <FormTrouble trouble={trouble} />
      {next && <input type="hidden" name="next" value={next} />}
      <TextField
        {...bind(fields.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <TextField {...bind(fields.password)} type="password" autoComplete="current-password" />
      {answer?.result?.error?.recaptcha && <HumanCheck check={check} field={bind(fields.recaptcha)} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" busy={busy} size="large">
          {busy ? t("identity:login.submitting") : t("identity:login.submit")}
        </Button>
        <TextLink href={paths.forgotPassword()} className="inline-flex min-h-11 items-center">
          {t("identity:login.forgotPassword")}
        </TextLink>
      </div>
    </Form>
  );
}
