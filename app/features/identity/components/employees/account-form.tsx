import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";
import { PhoneNumberFields } from "./phone-number-fields";

export interface AccountFormProps {
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, unknown>>;
  codes: readonly SelectOption[];
  languages: readonly SelectOption[];
  /** Whether the address is somebody else's to change. */
  emailFixed: boolean;
}

/** What an employee signs in with and is reached by. */
export function AccountForm({ answer, values, codes, languages, emailFixed }: AccountFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values,
    labels: {
      email: t("employees:account.email"),
      phoneCallingCode: t("employees:form.callingCode"),
      phone: t("employees:form.phone"),
      languageCode: t("employees:account.language"),
    },
  });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className="flex flex-col gap-6">
          <VersionField version={form.value("version")} />
          <TextField
            {...form.text("email")}
            hint={t(emailFixed ? "employees:account.emailFixed" : "employees:account.emailHint")}
            type="email"
            inputMode="email"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            readOnly={emailFixed}
          />
          <PhoneNumberFields form={form} codes={codes} />
          <NativeSelect
            {...form.text("languageCode")}
            options={[{ value: "", label: t("employees:account.languageDefault") }, ...languages]}
          />
          <div>
            <Button type="submit" size="large">
              {t("employees:account.save")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
