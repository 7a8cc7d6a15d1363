import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { TextField } from "~/ui/form/text-field";
import { foldForSearch } from "~/kernel/fold-for-search";

interface OrderTestsProps {
  panels: readonly { id: string; name: string; count: number }[];
  tests: readonly { id: string; name: string; sample: string; fasting: boolean; preparation: string }[];
  form: PostedForm;
}

/** From so many on, the tests are a long list to look through. */
const MANY = 9;

/** Posts the form without saving it, and brings it back with its lists narrowed to what was typed. */
const NARROW = { name: "__intent__", value: JSON.stringify({ type: "validate", payload: {} }) };

/**
 * What can be asked for: panels first, then tests by themselves, each with how the patient prepares. A search narrows
 * both; what is chosen stays in view, whatever is searched for.
 */
export function OrderTests({ panels, tests, form }: OrderTestsProps) {
  const { t } = useT();
  const sought = form.value("find");
  const words = foldForSearch(typeof sought === "string" ? sought : "")
    .split(" ")
    .filter(Boolean);
  const fits = (said: string) => words.every((word) => foldForSearch(said).includes(word));
  const hidden = (name: string, { id, said }: { id: string; said: string }) => !fits(said) && !form.has(name, id);
  const saidOf = ({ name, sample }: { name: string; sample?: string }) => `${name} ${sample ?? ""}`;
  const none = words.length > 0 && ![...panels, ...tests].some((each) => fits(saidOf(each)));
  return (
    <>
      {panels.length + tests.length >= MANY && (
        <div id="choice" className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <TextField
              {...form.text("find")}
              type="search"
              label={t("laboratory:order.find")}
              autoComplete="off"
              data-narrow=""
            />
          </div>
          <Button type="submit" tone="secondary" icon="search" formAction="#choice" formNoValidate {...NARROW}>
            {t("common:actions.search")}
          </Button>
        </div>
      )}
      <p role="status" data-narrow-none hidden={!none} className="text-muted">
        {t("laboratory:order.findNone")}
      </p>
      {panels.length > 0 && (
        <CheckboxGroup
          name="panels"
          label={t("laboratory:order.panels")}
          columns={3}
          error={form.error("panels")}
          chosen={(value) => form.has("panels", value)}
          options={panels.map(({ id, name, count }) => ({
            ...{ value: id, label: name, words: saidOf({ name }) },
            hint: t("laboratory:order.panelTests", { count }),
            hidden: hidden("panels", { id, said: saidOf({ name }) }),
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
          ...{ value: id, label: name, words: saidOf({ name, sample }) },
          hint: [sample, preparation || (fasting ? t("laboratory:fastingNeeded") : "")].filter(Boolean).join(" · "),
          hidden: hidden("tests", { id, said: saidOf({ name, sample }) }),
        }))}
      />
    </>
  );
}
