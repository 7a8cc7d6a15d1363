import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ItemForm } from "~/screens/item-form";
import type { PostedAnswer, PostedForm } from "~/screens/use-posted-form";
import { FieldGroup } from "~/ui/form/field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { ANSWER_FLAGS, COMPONENT_KINDS, RANGE_SEXES, type LabComponent } from "../../domain/laboratory/lab-test";
import { MOST_ANSWERS, MOST_RANGES } from "../../schemas/laboratory/component-form";

interface ComponentFormProps {
  test: { id: string; name: string };
  component: (LabComponent & { version: number }) | null;
  answer: PostedAnswer | undefined;
}

const NUMBERS = ["fromDays", "toDays", "low", "high", "criticalLow", "criticalHigh"] as const;

/** One line of the ranges: for whom, and what is usual and what cannot wait. */
function RangeLine({ at, form }: { at: number; form: PostedForm }) {
  const { t } = useT();
  return (
    <FieldGroup id={`ranges-${at}`} label={t("laboratory:components.range", { number: at + 1 })}>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4 computer:grid-cols-7">
        <NativeSelect
          {...form.text(`ranges[${at}].sex`)}
          label={t("laboratory:fields.sex")}
          options={RANGE_SEXES.map((value) => ({ value, label: t(`laboratory:rangeSex.${value}`) }))}
        />
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            {...form.text(`ranges[${at}].${name}`)}
            label={t(`laboratory:fields.${name}`)}
            inputMode="decimal"
            dir="ltr"
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function AnswerLine({ at, form }: { at: number; form: PostedForm }) {
  const { t } = useT();
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...form.text(`answers[${at}].text`)} label={t("laboratory:components.answer", { number: at + 1 })} />
      <NativeSelect
        {...form.text(`answers[${at}].flag`)}
        label={t("laboratory:column.flag")}
        options={ANSWER_FLAGS.map((value) => ({ value, label: t(`laboratory:flag.${value}`) }))}
      />
    </div>
  );
}

/** The places of the lines that are used, and of two more. */
const places = (used: number | undefined, most: number) =>
  Array.from({ length: Math.min(most, (used ?? 0) + 2) }, (_, index) => index);

/** The form of what a test measures; it needs no script: there is always room for two more lines. */
export function ComponentForm({ test, component, answer }: ComponentFormProps) {
  const { t } = useT();
  const title = component ? t("laboratory:components.edit", { name: component.name }) : t("laboratory:components.add");
  const list = { href: paths.labComponents(test.id), title: t("laboratory:components.of", { name: test.name }) };
  return (
    <ItemForm
      title={title}
      list={list}
      answer={answer}
      values={{ decimals: 0, kind: "NUMERIC", ...component }}
      fields={[
        { name: "name", kind: "text", label: t("laboratory:fields.name") },
        { name: "loinc", kind: "text", label: t("laboratory:fields.loinc"), latin: true, optional: true },
        {
          ...{ name: "kind", kind: "choice", label: t("laboratory:fields.kind") },
          options: COMPONENT_KINDS.map((value) => ({ value, label: t(`laboratory:componentKind.${value}`) })),
        },
        {
          name: "unit",
          kind: "text",
          label: t("laboratory:fields.unit"),
          latin: true,
          half: true,
          optional: true,
          hint: t("laboratory:fields.unitHint"),
        },
        { name: "decimals", kind: "number", label: t("laboratory:fields.decimals"), half: true },
      ]}
    >
      {(form) => (
        <>
          <p className="text-muted">{t("laboratory:components.rangesText")}</p>
          {places(component?.ranges.length, MOST_RANGES).map((at) => (
            <RangeLine key={at} at={at} form={form} />
          ))}
          <details open={component?.kind === "CODED"}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">
              {t("laboratory:components.answersText")}
            </summary>
            <div className="mt-3 flex flex-col gap-4">
              {places(component?.answers.length, MOST_ANSWERS).map((at) => (
                <AnswerLine key={at} at={at} form={form} />
              ))}
            </div>
          </details>
        </>
      )}
    </ItemForm>
  );
}
