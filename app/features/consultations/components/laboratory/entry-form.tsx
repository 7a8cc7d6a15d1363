import { useT } from "~/i18n/use-t";
import { storedAmountText, unitText } from "~/kernel/text/measured-amount";
import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { rangeText } from "../../domain/laboratory/flags";
import { correctsFinal } from "../../domain/laboratory/lab-order-states";
import { isolatedAmount } from "../../domain/laboratory/result-value";
import { answerAbout, type DeskComponent, type DeskTestProps } from "./desk-view";
import { FlagTemplates, TypedFlag } from "./typed-flags";

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** The unlikely values that are asked about, by component: what their confirmation says. */
export function askedOf(answer: PostedAnswer | undefined): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(answer?.result.error ?? {}).flatMap(([field, problems]) =>
      (problems ?? []).flatMap(({ message, values }) =>
        message === "laboratory:ask.unlikely" ? [[field.replace("value.", ""), String(values?.["sure"])] as const] : [],
      ),
    ),
  );
}

/** What a confirmation of an unlikely value says; empty where none is asked for. */
export const sureIn = (asked: ReadonlyMap<string, string>, form: PostedForm, id: string): string =>
  asked.get(id) ?? asText(form.value(`sure.${id}`));

/** What stands in the fields of values at first: what is known of each. */
export const entryValues = (components: readonly DeskComponent[]) => ({
  value: Object.fromEntries(components.map(({ id, last }) => [id, last?.value ?? ""])),
  unit: Object.fromEntries(components.map(({ id, unit }) => [id, unit])),
  comment: Object.fromEntries(components.map(({ id, last }) => [id, last?.comment ?? ""])),
});

/** The values of a test: each with the range that holds for this person, and its unit always beside it. */
export function EntryForm({ test, version, answer }: DeskTestProps) {
  const { t } = useT();
  const corrects = correctsFinal(test);
  const labels = Object.fromEntries(test.components.map(({ id, name }) => [`value.${id}`, name]));
  const own = answerAbout(answer, "enter", test.id);
  const form = usePostedForm({
    answer: own,
    values: entryValues(test.components),
    // What is wrong with the reason says by itself what is asked.
    labels,
  });
  const asked = askedOf(own);
  const onlyAsked = form.summary.length > 0 && form.summary.length === asked.size;
  return (
    <form
      method="post"
      noValidate
      data-draft={own ? "answered" : "kept"}
      data-once
      data-lab-values
      className={formClass}
    >
      <FlagTemplates />
      <ErrorSummary
        title={t(onlyAsked ? "laboratory:ask.summary" : "common:form.errorSummaryTitle")}
        errors={form.summary}
      />
      <HiddenFields fields={{ intent: "enter", test: test.id }} />
      <VersionField version={version} />
      {test.components.map((component) => (
        <ValueFields key={component.id} {...{ component, form }} sure={sureIn(asked, form, component.id)} />
      ))}
      {corrects && (
        <TextField
          {...form.text("reason")}
          label={t("laboratory:fields.correctReason")}
          hint={t("laboratory:enter.correctHint")}
          maxLength={300}
        />
      )}
      <div>
        <Button type="submit">{t("laboratory:enter.submit")}</Button>
      </div>
    </form>
  );
}

interface ValueFieldsProps {
  component: DeskComponent;
  form: PostedForm;
  /** An unlikely value that can be confirmed; empty where there is none. */
  sure: string;
}

/** The field of a value: a number, a choice or a text. */
export function ValueField({
  component: { id, kind, answers },
  form,
  hint,
  hideLabel = false,
}: Pick<ValueFieldsProps, "component" | "form"> & { hint?: string | undefined; hideLabel?: boolean }) {
  const { t } = useT();
  const value = { ...form.text(`value.${id}`), hideLabel };
  if (kind === "CODED")
    return (
      <NativeSelect
        {...value}
        placeholder={t("common:form.selectOne")}
        options={answers.map(({ text }) => ({ value: text, label: text }))}
      />
    );
  if (kind === "NUMERIC") return <TextField {...value} hint={hint} dir="ltr" inputMode="text" autoComplete="off" />;
  return <TextArea {...value} hint={kind === "ATTACHMENT" ? t("laboratory:enter.attachment") : undefined} />;
}

/** Confirms an unlikely value; nothing where there is none. */
export function SureBox({ id, form, sure }: { id: string; form: PostedForm; sure: string }) {
  const { t } = useT();
  if (sure === "") return null;
  return (
    <Checkbox
      name={`sure.${id}`}
      value={sure}
      defaultChecked={form.value(`sure.${id}`) === sure}
      label={t("laboratory:ask.sure", { value: isolatedAmount(storedAmountText(sure)) })}
    />
  );
}

function ValueFields({ component, form, sure }: ValueFieldsProps) {
  const { t } = useT();
  const { id, kind, units, range, unit } = component;
  const held = rangeText(range);
  const hint =
    kind !== "NUMERIC" ? undefined : held ? t("laboratory:enter.range", { range: held }) : t("laboratory:noRange");
  return (
    <div className="grid items-end gap-x-4 gap-y-1 tablet:grid-cols-[2fr_1fr_2fr]">
      <ValueField {...{ component, form, hint }} />
      {units.length > 1 ? (
        <NativeSelect
          {...form.text(`unit.${id}`)}
          label={t("laboratory:fields.unit")}
          options={units.map((each) => ({ value: each, label: unitText(each) }))}
        />
      ) : (
        <bdi dir="ltr" className="pb-3">
          {unitText(unit)}
        </bdi>
      )}
      <div className="max-tablet:row-start-4">
        <TextField
          {...form.text(`comment.${id}`)}
          label={t("laboratory:fields.comment")}
          hint={t("laboratory:enter.commentHint")}
          maxLength={500}
        />
      </div>
      {/* Below the fields, so that these stay in a line while a flag comes and goes. */}
      <div className="max-tablet:row-start-3 tablet:col-span-3">
        <TypedFlag component={component} />
      </div>
      {sure !== "" && (
        <div className="tablet:col-span-3">
          <SureBox {...{ id, form, sure }} />
        </div>
      )}
    </div>
  );
}
