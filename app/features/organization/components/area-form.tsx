import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { useAskedFields, type AskedField } from "~/screens/asked-field";
import { FormFields } from "~/screens/form-field";
import { DurationText } from "~/screens/duration-text";
import { SheetForm } from "~/ui/form/sheet-form";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { AreaPart } from "./area-screens";
import { twoInALine } from "./short-fields";

export interface AreaFormProps {
  parts: readonly AreaPart[];
  values: Readonly<Record<string, unknown>>;
  version: number;
  answer: PostedAnswer | undefined;
  mayChange: boolean;
}

/** One area of settings: as its forms for whoever may change it, else as what it says. */
export function AreaForm({ parts, values, version, answer, mayChange }: AreaFormProps) {
  if (!mayChange) return <ReadOnly fields={parts.flatMap(({ fields }) => fields)} values={values} />;
  return parts.map((part) => (
    <ChangeForm
      key={part.name}
      part={part}
      answer={part.name === "" ? answer : answerTo(answer, { intent: part.name })}
      {...{ values, version }}
    />
  ));
}

type ChangeFormProps = Pick<AreaFormProps, "values" | "version" | "answer"> & { part: AreaPart };

function ChangeForm({ part: { name, fields }, values, version, answer }: ChangeFormProps) {
  const { t } = useT();
  const specs = twoInALine(useAskedFields(fields));
  const named = specs.flatMap((spec) => [spec, ...(spec.columns ?? [])]);
  const labels = Object.fromEntries(named.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values: { ...values, version }, labels });
  return (
    <SheetForm
      title={name === "" ? undefined : t(`settings:sections.${name}`)}
      intent={name}
      errorsTitle={t("common:form.errorSummaryTitle")}
      errors={form.summary}
      version={form.value("version")}
      save={t("common:actions.save")}
    >
      <FormFields fields={specs} form={form} />
    </SheetForm>
  );
}

function ReadOnly({ fields, values }: { fields: readonly AskedField[]; values: AreaFormProps["values"] }) {
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
