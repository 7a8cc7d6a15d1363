import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import type { AccountChoice, AccountField, AccountFormView } from "../../gateways/account-field";

interface GatewayFormProps {
  answer: PostedAnswer | undefined;
  account: AccountFormView;
}

/** An account at a gateway; what is secret is asked for each time and never comes back. */
export function GatewayForm({ answer, account }: GatewayFormProps) {
  const { t } = useT();
  const { type, name, untried, fields, values, eventUrl } = account;
  const asked = fields.flatMap((field) => (field.kind === "eventAddress" ? [] : [[field.name, t(field.label)]]));
  const form = usePostedForm({ answer, values, labels: Object.fromEntries(asked) });
  // Several gateways may ask for a field of the same name on one page.
  const idOf = (field: string) => `${type}-${field}`;
  const errors = form.summary.map((error) => ("fieldId" in error ? { ...error, fieldId: idOf(error.fieldId) } : error));
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={errors} />
      <Card title={name}>
        <form method="post" noValidate className={formClass}>
          <p>{t("billing:account.text", { name })}</p>
          {untried && <p className="text-muted">{t("billing:account.untried", { name })}</p>}
          <input type="hidden" name="type" value={type} />
          {fields.map((field) =>
            field.kind === "eventAddress" ? (
              <div key={field.kind}>
                <p className="font-semibold">{t("billing:settings.webhook")}</p>
                <p className="text-muted">{t("billing:account.webhookText", { name })}</p>
                <p dir="ltr" className="mt-1 break-all select-all">
                  {eventUrl}
                </p>
              </div>
            ) : (
              <AccountInput key={field.name} {...{ field, form }} id={idOf(field.name)} />
            ),
          )}
          <div>
            <Button type="submit" name="intent" value="connect" size="large">
              {t("billing:settings.connect")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}

interface AccountInputProps {
  field: Exclude<AccountField, { kind: "eventAddress" }>;
  form: PostedForm;
  id: string;
}

function AccountInput({ field, form, id }: AccountInputProps) {
  const { t, locale } = useT();
  const words = { ...form.text(field.name), id, ...(field.hint ? { hint: t(field.hint) } : {}) };
  if (field.kind === "choice") {
    const countries = new Intl.DisplayNames(locale.replace("_", "-"), { type: "region" });
    const labelOf = (label: AccountChoice["label"]) =>
      typeof label === "string" ? t(label) : (countries.of(label.country) ?? label.country);
    const options = field.options.map(({ value, label }) => ({ value, label: labelOf(label) }));
    return <NativeSelect {...words} options={options} />;
  }
  const kind = field.kind === "secret" ? { type: "password" } : { spellCheck: false };
  return <TextField {...words} {...kind} dir="ltr" autoComplete="off" />;
}
