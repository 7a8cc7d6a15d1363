import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { AreaField } from "./area-screen";
import { FormField } from "./form-field";
import { listedOptions } from "./listed-options";

export interface AreaFormProps {
  fields: readonly AreaField[];
  values: Readonly<Record<string, unknown>>;
  version: number;
  answer: PostedAnswer | undefined;
  mayChange: boolean;
}

/** One area of settings: as a form for whoever may change it, else as what it says. */
export function AreaForm(props: AreaFormProps) {
  return props.mayChange ? <ChangeForm {...props} /> : <ReadOnly {...props} />;
}

function ChangeForm({ fields, values, version, answer }: AreaFormProps) {
  const { t, bcp47 } = useT();
  const specs = fields.map(({ label, hint, options, listed, ...field }) => ({
    ...field,
    label: t(label),
    hint: hint && t(hint),
    options: listed
      ? listedOptions(listed, bcp47)
      : options?.map((option) => ({ value: option.value, label: t(option.label) })),
  }));
  const labels = Object.fromEntries(specs.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values: { ...values, version }, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          <input type="hidden" name="version" value={String(form.value("version"))} />
          {specs.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
          <div>
            <Button type="submit" size="large">
              {t("common:actions.save")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}

function ReadOnly({ fields, values }: AreaFormProps) {
  const { t } = useT();
  const shown = ({ name, kind, options }: AreaField) => {
    const value = values[name];
    if (kind === "switch") return t(value === true ? "common:actions.yes" : "common:actions.no");
    const option = options?.find((each) => each.value === value);
    return option ? t(option.label) : <span dir="auto">{String(value ?? "") || "–"}</span>;
  };
  return (
    <>
      <Banner tone="info">{t("settings:form.onlyAdmins")}</Banner>
      <Card>
        <SummaryList rows={fields.map((field) => ({ term: t(field.label), value: shown(field) }))} />
      </Card>
    </>
  );
}
