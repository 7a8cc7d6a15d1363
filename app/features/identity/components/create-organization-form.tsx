import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PASSWORD_LENGTH } from "../domain/accounts/password-rule";

export interface CreateOrganizationFormProps {
  answer: PostedAnswer | undefined;
  /** The visitor's zone, where the browser told it. */
  timeZone: string;
  zones: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  domain: string;
}

/** Everything that an organization needs to begin. */
export function CreateOrganizationForm({ answer, timeZone, zones, countries, domain }: CreateOrganizationFormProps) {
  const { t, format, bcp47 } = useT();
  const labels = {
    name: t("organization:create.name"),
    slug: t("organization:create.slug"),
    country: t("organization:create.country"),
    timeZone: t("organization:create.timeZone"),
    firstName: t("organization:create.firstName"),
    lastName: t("organization:create.lastName"),
    email: t("organization:create.email"),
    password: t("organization:create.password"),
    provider: t("organization:create.provider"),
  };
  const form = usePostedForm({ answer, values: { timeZone, provider: true }, labels });
  const named = countries
    .map((code) => ({ value: code, label: format.countryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, bcp47));
  return (
    <form method="post" noValidate data-draft data-once className="flex flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={t("organization:create.practice")}>
        <div className="flex flex-col gap-6">
          <TextField {...form.text("name")} dir="auto" autoComplete="organization" />
          <TextField
            {...form.text("slug")}
            hint={t("organization:create.slugHint", { domain })}
            optionalLabel={`(${t("common:form.optional")})`}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="grid gap-6 tablet:grid-cols-2 tablet:items-end">
            <NativeSelect
              {...form.text("country")}
              hint={t("organization:create.countryHint")}
              placeholder={t("common:form.selectOne")}
              options={named}
              autoComplete="country"
            />
            <NativeSelect
              {...form.text("timeZone")}
              options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
            />
          </div>
        </div>
      </Card>
      <Card title={t("organization:create.you")}>
        <div className="flex flex-col gap-6">
          <div className="grid gap-6 tablet:grid-cols-2">
            <TextField {...form.text("firstName")} dir="auto" autoComplete="given-name" />
            <TextField {...form.text("lastName")} dir="auto" autoComplete="family-name" />
          </div>
          <TextField
            {...form.text("email")}
            type="email"
            dir="ltr"
            autoComplete="username"
            hint={t("organization:create.emailHint")}
          />
          <TextField
            {...form.text("password")}
            defaultValue=""
            type="password"
            autoComplete="new-password"
            hint={t("identity:resetPassword.hint", { min: PASSWORD_LENGTH.min })}
          />
          <Checkbox {...form.check("provider")} />
        </div>
      </Card>
      <div>
        <Button type="submit" size="large">
          {t("organization:create.submit")}
        </Button>
      </div>
    </form>
  );
}
