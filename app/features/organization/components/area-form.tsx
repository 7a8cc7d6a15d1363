import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { useAskedFields, type AskedField } from "~/screens/asked-field";
import { FormFields } from "~/screens/form-field";
import { DurationText } from "~/screens/duration-text";
import { SheetForm } from "~/ui/form/sheet-form";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";

export interface AreaFormProps {
  fields: readonly AskedField[];
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
  const { t } = useT();
  const specs = useAskedFields(fields);
  const named = specs.flatMap((spec) => [spec, ...(spec.columns ?? [])]);
  const labels = Object.fromEntries(named.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values: { ...values, version }, labels });
  return (
    <SheetForm
      errorsTitle={t("common:form.errorSummaryTitle")}
      errors={form.summary}
      version={form.value("version")}
      save={t("common:actions.save")}
    >
      <FormFields fields={specs} form={form} />
    </SheetForm>
  );
}

function ReadOnly({ fields, values }: AreaFormProps) {
  const { t } = useT();
  const shown = ({ name, kind, unit, options, columns }: AskedField) => {
    const value = values[name];
    if (columns) return columns.map((column) => `${t(column.label)}: ${chosenOf(column.name, options)}`).join("; ");
    if (kind === "switch") return t(value === true ? "common:actions.yes" : "common:actions.no");
    if (unit) return <DurationText length={Number(value)} unit={unit} />;
    const option = options?.find((each) => each.value === value);
    return option ? t(option.label) : <span dir="auto">{String(value ?? "") || "–"}</span>;
  };
  const chosenOf = (name: string, options: AskedField["options"] = []) => {
    const chosen = values[name];
    const labels = options.filter(({ value }) => Array.isArray(chosen) && chosen.includes(value));
    return labels.map(({ label }) => t(label)).join(", ") || t("common:actions.no");
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
