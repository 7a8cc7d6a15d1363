import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { CheckboxGroup } from "~/ui/form/checkbox-group";

interface OrderTestsProps {
  panels: readonly { id: string; name: string; count: number }[];
  tests: readonly { id: string; name: string; sample: string; fasting: boolean; preparation: string }[];
  form: PostedForm;
}

/** What can be asked for: panels first, then tests by themselves, each with how the patient prepares. */
export function OrderTests({ panels, tests, form }: OrderTestsProps) {
  const { t } = useT();
  return (
    <>
      {panels.length > 0 && (
        <CheckboxGroup
          name="panels"
          label={t("laboratory:order.panels")}
          columns={3}
          error={form.error("panels")}
          chosen={(value) => form.has("panels", value)}
          options={panels.map(({ id, name, count }) => ({
            value: id,
            label: name,
            hint: t("laboratory:order.panelTests", { count }),
          }))}
        />
      )}
      <CheckboxGroup
        name="tests"
        label={t("laboratory:order.tests")}
        columns={3}
        error={form.error("tests")}
        chosen={(value) => form.has("tests", value)}
        options={tests.map(({ id, name, sample, fasting, preparation }) => ({
          value: id,
          label: name,
          hint: [sample, preparation || (fasting ? t("laboratory:fastingNeeded") : "")].filter(Boolean).join(" · "),
        }))}
      />
    </>
  );
}
