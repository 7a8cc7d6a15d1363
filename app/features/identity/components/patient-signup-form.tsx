import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { GENDER, type GenderName } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import { BirthDateField } from "~/screens/birth-date-field";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import { PASSWORD_LENGTH } from "../domain/accounts/password-rule";
import { patientSignupSchema, type SignupAsks } from "../schemas/sessions/patient-signup";
import { FormTrouble } from "./form-trouble";
import { HumanCheck, type HumanCheckView } from "./human-check";
import { PhoneFields } from "./phone-fields";
import { useAccountForm, type AnsweredForm } from "./use-account-form";

const GENDERS = Object.keys(GENDER) as GenderName[];

export interface PatientSignupFormProps {
  answer: AnsweredForm | undefined;
  defaults: { phoneCallingCode: string };
  codes: readonly SelectOption[];
  /** The date at the organization, YYYY-MM-DD. */
  today: string;
  /** What of it the organization asks for. */
  asks: SignupAsks;
  next?: string;
  check: HumanCheckView | null;
}

/** What a patient says of themselves, and the password that they choose. */
export function PatientSignupForm({ answer, defaults, codes, today, asks, next, check }: PatientSignupFormProps) {
  const { t } = useT();
  const optional = `(${t("common:form.optional")})`;
  const { fields, bind, busy, formProps, trouble } = useAccountForm({
    schema: patientSignupSchema(today, asks),
    answer,
    defaultValue: defaults,
    labels: {
      firstName: t("identity:patientSignup.firstName"),
      lastName: t("identity:patientSignup.lastName"),
      birthDate: t("identity:patientSignup.dateOfBirth"),
      gender: t("identity:patientSignup.gender"),
      email: t("identity:patientSignup.email"),
      password: t("identity:patientSignup.password"),
      phone: t("identity:patientSignup.phone"),
      phoneCallingCode: t("identity:professionalSignup.callingCode"),
      recaptcha: t("security:recaptcha.label"),
    },
  });
  return (
    <Form method="post" data-draft {...formProps} className="flex flex-col gap-6">
      <FormTrouble trouble={trouble} />
      {next && <input type="hidden" name="next" value={next} />}
      <div className="halves grid grid-cols-1 gap-6 tablet:grid-cols-2 tablet:gap-4 [&>*>:last-child]:mt-auto">
        <TextField {...bind(fields.firstName)} autoComplete="given-name" dir="auto" />
        <TextField
          {...bind(fields.lastName)}
          hint={t("common:fields.lastNameHint")}
          optionalLabel={optional}
          autoComplete="family-name"
          dir="auto"
        />
        {asks.birthDate !== "HIDDEN" && (
          <BirthDateField
            {...bind(fields.birthDate)}
            optionalLabel={asks.birthDate === "OPTIONAL" ? optional : undefined}
          />
        )}
        {asks.gender !== "HIDDEN" && (
          <NativeSelect
            {...bind(fields.gender)}
            optionalLabel={asks.gender === "OPTIONAL" ? optional : undefined}
            placeholder={t("common:form.selectOne")}
            options={GENDERS.map((name) => ({ value: String(GENDER[name]), label: t(`common:genders.${name}`) }))}
            autoComplete="sex"
          />
        )}
      </div>
      <PhoneFields code={bind(fields.phoneCallingCode)} phone={bind(fields.phone)} codes={codes} />
      <TextField
        {...bind(fields.email)}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="username"
        spellCheck={false}
      />
      <TextField
        {...bind(fields.password)}
        type="password"
        hint={t("identity:resetPassword.hint", { min: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
      />
      <Checkbox
        id={fields.marketing.id}
        name={fields.marketing.name}
        label={t("identity:patientSignup.marketing")}
        defaultChecked={fields.marketing.initialValue === "on"}
      />
      <HumanCheck check={check} field={bind(fields.recaptcha)} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" busy={busy} size="large">
          {busy ? t("identity:patientSignup.submitting") : t("identity:patientSignup.submit")}
        </Button>
        <p>
          {t("identity:patientSignup.haveAccount")}{" "}
          <TextLink href={paths.login(next)} className="inline-flex min-h-11 items-center">
            {t("identity:patientSignup.signIn")}
          </TextLink>
        </p>
      </div>
    </Form>
  );
}
