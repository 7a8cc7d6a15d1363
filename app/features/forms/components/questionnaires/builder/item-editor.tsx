import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import {
  OPERATORS,
  wordsIn,
  type Condition,
  type ContentLanguage,
  type Item,
} from "../../../domain/questionnaires/content";
import { isNumber, ITEM_KINDS, NO, YES } from "../../../domain/questions/question";
import { formFields, type Refused } from "./form-fields";
import { WordsFields } from "./words-fields";

interface ItemEditorProps {
  item: Item;
  /** The items before it, by which it can be shown. */
  earlier: readonly Item[];
  /** From which score of its answer on it cannot wait; null for none. */
  alarm: number | null;
  languages: readonly ContentLanguage[];
  version: number;
  conditionRows: number;
  refused: Refused | undefined;
}

const CHOOSES: readonly string[] = ["ONE_OF", "SEVERAL", "ONE_OR_OWN"];

/** All of one item. */
export function ItemEditor({ item, earlier, alarm, languages, version, conditionRows, refused }: ItemEditorProps) {
  const { t, bcp47: locale } = useT();
  const fields = formFields("item", item.id, refused);
  const { kind } = item;
  const chooses = CHOOSES.includes(kind);
  const number = (value: number | null) => (value === null ? "" : String(value));
  const inLines = { languages, fields, rows: 4 };
  const optionLines = Object.fromEntries(
    languages.map((language) => [language, item.options.map(({ text }) => text[language] ?? "").join("\n")]),
  );
  return (
    <form method="post" noValidate data-once className="flex flex-col gap-4 [&>button]:self-start">
      <input type="hidden" name="id" value={item.id} />
      <VersionField version={version} />
      <WordsFields name="text" label={t("questionnaires:staff.item.text")} words={item.text} {...inLines} rows={2} />
      <WordsFields name="help" label={t("questionnaires:staff.item.help")} words={item.help} {...inLines} rows={2} />
      <NativeSelect
        {...fields.text("kind", kind)}
        label={t("questionnaires:staff.item.kind")}
        options={ITEM_KINDS.map((value) => ({ value, label: t(`questionnaires:staff.kinds.${value}`) }))}
      />
      {kind !== "NOTE" && (
        <Checkbox {...fields.checked("required", item.required)} label={t("questionnaires:staff.item.required")} />
      )}
      {(chooses || kind === "SCALE") && (
        <WordsFields
          name="options"
          label={t(chooses ? "questionnaires:staff.item.options" : "questionnaires:staff.item.ends")}
          hint={t(chooses ? "questionnaires:staff.item.optionsHint" : "questionnaires:staff.item.endsHint")}
          words={optionLines}
          {...inLines}
        />
      )}
      {chooses && (
        <div className="grid gap-3 tablet:grid-cols-2">
          <TextField
            {...fields.text(
              "scores",
              item.options
                .map(({ score }) => number(score))
                .join(",")
                .replace(/^,+$/, ""),
            )}
            label={t("questionnaires:staff.item.scores")}
            hint={t("questionnaires:staff.item.scoresHint")}
          />
          <TextField
            {...fields.text("alarm", number(alarm))}
            width="short"
            inputMode="decimal"
            label={t("questionnaires:staff.item.alarm")}
            hint={t("questionnaires:staff.item.alarmHint")}
          />
        </div>
      )}
      {isNumber(kind) && (
        <div className="grid gap-3 tablet:grid-cols-3">
          <TextField
            {...fields.text("least", number(item.least))}
            inputMode="decimal"
            label={t("questionnaires:staff.item.least")}
          />
          <TextField
            {...fields.text("most", number(item.most))}
            inputMode="decimal"
            label={t("questionnaires:staff.item.most")}
          />
          {kind !== "SCALE" && (
            <TextField {...fields.text("unit", item.unit)} label={t("questionnaires:staff.item.unit")} />
          )}
        </div>
      )}
      {earlier.length > 0 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1.5 font-semibold">{t("questionnaires:staff.item.showWhen")}</legend>
          <p className="text-sm text-muted">{t("questionnaires:staff.item.showWhenHint")}</p>
          {Array.from({ length: conditionRows }, (_, row) => {
            const condition = item.showWhen?.conditions[row];
            const options = earlier.map((each) => ({ value: each.id, label: wordsIn(each.text, locale).slice(0, 80) }));
            return (
              <div key={row} className="grid gap-3 tablet:grid-cols-[2fr_1fr_1fr]">
                <NativeSelect
                  {...fields.text(`when${row}.item`, condition?.item)}
                  label={t("questionnaires:staff.item.whenItem")}
                  placeholder={t("questionnaires:staff.item.whenNone")}
                  options={options}
                />
                <NativeSelect
                  {...fields.text(`when${row}.operator`, condition?.operator ?? "=")}
                  label={t("questionnaires:staff.item.whenOperator")}
                  options={OPERATORS.map((value, place) => ({
                    ...{ value, label: t(`questionnaires:staff.operators.${OPERATOR_NAMES[place] ?? "exists"}`) },
                  }))}
                />
                <TextField
                  {...fields.text(`when${row}.value`, shownValue(earlier, condition, locale, t))}
                  label={t("questionnaires:staff.item.whenValue")}
                />
              </div>
            );
          })}
          <NativeSelect
            {...fields.text("whenAny", item.showWhen?.any ? "any" : "all")}
            label={t("questionnaires:staff.item.whenAny")}
            options={[
              { value: "all", label: t("questionnaires:staff.item.all") },
              { value: "any", label: t("questionnaires:staff.item.any") },
            ]}
          />
        </fieldset>
      )}
      <Button type="submit" name="intent" value="item" tone="secondary">
        {t("common:actions.save")}
      </Button>
    </form>
  );
}

/** In the order of OPERATORS. */
const OPERATOR_NAMES = ["exists", "is", "isNot", "above", "below", "atLeast", "atMost"] as const;

/** The value of a condition as it is typed: yes, no and options in their words. */
function shownValue(
  earlier: readonly Item[],
  condition: Condition | undefined,
  locale: string,
  t: ReturnType<typeof useT>["t"],
): string {
  if (!condition) return "";
  const { value, operator } = condition;
  const item = earlier.find(({ id }) => id === condition.item);
  if (item?.kind === "YES_NO" || operator === "exists") {
    if (value === YES) return t("common:actions.yes");
    if (value === NO) return t("common:actions.no");
  }
  const option = item?.options.find(({ code }) => code === value);
  return option ? wordsIn(option.text, locale) : value;
}
