import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { AreaField } from "./area-screens";

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
  const { t } = useT();
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, t(label)]));
  const form = usePostedForm({ answer, values: { ...values, version }, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className="flex max-w-xl flex-col gap-6">
          <input type="hidden" name="version" value={String(form.value("version"))} />
          {fields.map((field) => (
            <Field key={field.name} field={field} form={form} />
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

function Field({ field, form }: { field: AreaField; form: ReturnType<typeof usePostedForm> }) {
  const { t } = useT();
  const { name, kind, options, hint, latin } = field;
  const words = { hint: hint && t(hint) };
  const dir = latin ? "ltr" : "auto";
  if (kind === "switch") return <Checkbox {...form.check(name)} {...words} />;
  if (kind === "choice")
    return (
      <NativeSelect
        {...form.text(name)}
        {...words}
        options={(options ?? []).map(({ value, label }) => ({ value, label: t(label) }))}
      />
    );
  if (kind === "lines") return <TextArea {...form.text(name)} {...words} dir="auto" rows={5} />;
  return <TextField {...form.text(name)} {...words} dir={dir} inputMode={kind === "number" ? "numeric" : undefined} />;
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
