import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PASSWORD_LENGTH } from "../domain/accounts/password-rule";

export interface CreateOrganizationFormProps {
  answer: PostedAnswer | undefined;
  /** What the browser's request tells of the visitor; empty where it does not. */
  suggested: { timeZone: string; country: string; locale: string };
  choices: Record<"zones" | "countries" | "formats" | "currencies", readonly SelectOption[]>;
  /** The currency of each country, by ISO 3166-1 alpha-2. */
  currencyOf: Readonly<Record<string, string>>;
  domain: string;
}

/** Everything that an organization needs to begin. */
export function CreateOrganizationForm({
  answer,
  suggested,
  choices,
  currencyOf,
  domain,
}: CreateOrganizationFormProps) {
  const { t } = useT();
  const labels = {
    name: t("organization:create.name"),
    slug: t("organization:create.slug"),
    country: t("organization:create.country"),
    currencyCode: t("organization:create.currency"),
    timeZone: t("organization:create.timeZone"),
    locale: t("organization:create.formats"),
    firstName: t("organization:create.firstName"),
    lastName: t("organization:create.lastName"),
    email: t("organization:create.email"),
    password: t("organization:create.password"),
    provider: t("organization:create.provider"),
  };
  const form = usePostedForm({ answer, values: { ...suggested, provider: true }, labels });
  return (
    <form
      method="post"
      noValidate
      data-draft
      data-once
      data-currencies={JSON.stringify(currencyOf)}
      data-suggests={answer ? undefined : ""}
      className="flex flex-col gap-6"
    >
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
          <div className="grid gap-6 tablet:grid-cols-2 tablet:items-start">
            <NativeSelect
              {...form.text("country")}
              placeholder={t("common:form.selectOne")}
              options={choices.countries}
              autoComplete="country"
            />
            <NativeSelect
              {...form.text("currencyCode")}
              placeholder={t("organization:create.currencyOfCountry")}
              options={choices.currencies}
            />
            <NativeSelect {...form.text("timeZone")} options={choices.zones} />
          </div>
          <NativeSelect {...form.text("locale")} options={choices.formats} />
        </div>
      </Card>
      <Card title={t("organization:create.you")}>
        <Creator form={form} />
      </Card>
      <div>
        <Button type="submit" size="large">
          {t("organization:create.submit")}
        </Button>
        <p className="mt-3 text-sm text-muted">{t("organization:create.next")}</p>
      </div>
    </form>
  );
}

/** Who opens it, and signs in with it. */
function Creator({ form }: { form: ReturnType<typeof usePostedForm> }) {
  const { t } = useT();
  return (
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
  );
}
