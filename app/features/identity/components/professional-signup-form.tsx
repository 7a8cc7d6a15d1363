import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { HONORIFIC, NO_HONORIFIC, type HonorificName } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import { QuickPick } from "~/ui/hydrated/quick-pick";
import { professionalSignupSchema } from "../schemas/team/professional-signup";
import { FormTrouble } from "./form-trouble";
import { HumanCheck, type HumanCheckView } from "./human-check";
import { PhoneFields } from "./phone-fields";
import { useAccountForm, type AnsweredForm } from "./use-account-form";

const HONORIFICS = Object.keys(HONORIFIC) as HonorificName[];

export interface ProfessionalSignupFormProps {
  answer: AnsweredForm | undefined;
  /** What the form starts with: the title's number and the organization's calling code. */
  defaults: { title: string; phoneCallingCode: string };
  codes: readonly SelectOption[];
  check: HumanCheckView | null;
}

/** Who a health professional is and how to reach them. */
export function ProfessionalSignupForm({ answer, defaults, codes, check }: ProfessionalSignupFormProps) {
  const { t } = useT();
  const { fields, bind, busy, formProps, trouble } = useAccountForm({
    schema: professionalSignupSchema,
    answer,
    defaultValue: defaults,
    labels: {
      title: t("identity:professionalSignup.honorific"),
      firstName: t("identity:professionalSignup.firstName"),
      lastName: t("identity:professionalSignup.lastName"),
      email: t("identity:professionalSignup.email"),
      phone: t("identity:professionalSignup.phone"),
      phoneCallingCode: t("identity:professionalSignup.callingCode"),
      recaptcha: t("security:recaptcha.label"),
    },
  });
  return (
    <Form method="post" data-draft {...formProps} className="flex flex-col gap-6">
      <FormTrouble trouble={trouble} />
      <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-[9rem_1fr_1fr] tablet:gap-4">
        <QuickPick
          {...bind(fields.title)}
          options={[
            { value: String(NO_HONORIFIC), label: t("common:noHonorific") },
            ...HONORIFICS.map((name) => ({ value: String(HONORIFIC[name]), label: t(`common:honorifics.${name}`) })),
          ]}
          placeholder={t("common:form.selectOne")}
          searchLabel={t("identity:professionalSignup.searchHonorific")}
          emptyLabel={t("common:form.noResults")}
        />
        <TextField {...bind(fields.firstName)} autoComplete="given-name" dir="auto" />
        <TextField {...bind(fields.lastName)} autoComplete="family-name" dir="auto" />
      </div>
      <TextField
        {...bind(fields.email)}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneFields code={bind(fields.phoneCallingCode)} phone={bind(fields.phone)} codes={codes} optional />
      <HumanCheck check={check} field={bind(fields.recaptcha)} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" busy={busy} size="large">
          {busy ? t("identity:professionalSignup.submitting") : t("identity:professionalSignup.submit")}
        </Button>
        <p>
          {t("identity:professionalSignup.haveAccount")}{" "}
          <TextLink href={paths.login()} className="inline-flex min-h-11 items-center">
            {t("identity:professionalSignup.loginLink")}
          </TextLink>
        </p>
      </div>
    </Form>
  );
}
