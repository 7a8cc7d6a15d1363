import { usePatientT } from "~/i18n/use-t";
import { TimeField } from "~/screens/time-field";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { radioMarkClass } from "~/ui/form/control-style";
import { DateField } from "~/ui/form/date-field";
import { FieldGroup } from "~/ui/form/field";
import type { FieldWords } from "~/ui/form/field-aria";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import {
  answerField,
  LONGEST_ANSWER,
  NO,
  OWN_WORDS,
  ownWordsField,
  severalOf,
  YES,
  type AskedQuestion,
  type ItemKind,
} from "../../domain/questions/question";

interface ItemFieldProps {
  item: AskedQuestion<ItemKind>;
  help: string;
  answer: string;
  error: string | undefined;
}

type Words = FieldWords & { name: string };

/** A question of any kind with the field that its kind takes. */
export function ItemField({ item, help, answer, error }: ItemFieldProps) {
  const { t, format } = usePatientT();
  const { id, kind, text, required, labels = {} } = item;
  const name = answerField(id);
  const optionalLabel = required ? undefined : `(${t("common:form.optional")})`;
  const words = { name, label: text, hint: help, error, ...(optionalLabel && { optionalLabel }) };
  const options = item.options.map((value) => ({ value, label: labels[value] ?? value }));
  switch (kind) {
    case "NOTE":
      return <p className="whitespace-pre-line">{text}</p>;
    case "TEXT":
      return <TextArea {...words} rows={4} maxLength={LONGEST_ANSWER} defaultValue={answer} />;
    case "LINE":
      return <TextField {...words} defaultValue={answer} />;
    case "WHOLE":
    case "DECIMAL":
      return (
        <TextField
          {...words}
          width="short"
          inputMode={kind === "WHOLE" ? "numeric" : "decimal"}
          autoComplete="off"
          defaultValue={answer}
        />
      );
    case "DATE":
      return <DateField {...words} defaultValue={answer} />;
    case "TIME":
      return <TimeField {...words} defaultValue={answer} />;
    case "SCALE":
      return <Scale {...words} item={item} answer={answer} written={format.number} />;
    case "SEVERAL": {
      const chosen = severalOf(answer);
      return <CheckboxGroup {...words} options={options} chosen={(value) => chosen.includes(value)} columns={1} />;
    }
    case "ONE_OR_OWN":
      return <OneOrOwn {...words} options={options} answer={answer} />;
    case "ONE_OF":
    case "YES_NO": {
      const yesNo = [
        { value: YES, label: t("common:actions.yes") },
        { value: NO, label: t("common:actions.no") },
      ];
      const choices = kind === "YES_NO" ? yesNo : options;
      return (
        <RadioGroup {...words} options={choices} defaultValue={answer} columns={choices.length % 2 === 0 ? 2 : 1} />
      );
    }
  }
}

/** The numbers of a scale in a row, with the words of its ends. */
function Scale({
  item,
  answer,
  written,
  ...words
}: Words & Pick<ItemFieldProps, "item" | "answer"> & { written: (value: number) => string }) {
  const [least, most] = [item.least ?? 0, item.most ?? 10];
  const values = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  const ends = [item.options[0], item.options.at(-1)].map((code) => item.labels?.[code ?? ""] ?? "");
  return (
    <FieldGroup id={words.name} {...words}>
      <div className="flex flex-wrap gap-2">
        {values.map((value, place) => (
          <label
            key={value}
            className="flex min-h-14 min-w-14 flex-col items-center justify-center gap-1 rounded-md border border-line-strong bg-surface p-2 has-checked:border-brand-text has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              id={place === 0 ? words.name : `${words.name}-${place}`}
              name={words.name}
              value={value}
              defaultChecked={answer === String(value)}
              className={radioMarkClass}
            />
            <span className="tabular-nums">{written(value)}</span>
          </label>
        ))}
      </div>
      {ends.some(Boolean) && (
        <p className="flex justify-between gap-4 text-sm text-muted">
          <span>{ends[0]}</span>
          <span className="text-end">{ends[1]}</span>
        </p>
      )}
    </FieldGroup>
  );
}

/** One of a list, or words of one's own. */
function OneOrOwn({
  options,
  answer,
  ...words
}: Words & { options: readonly { value: string; label: string }[]; answer: string }) {
  const { t } = usePatientT();
  const isOwn = answer !== "" && options.every(({ value }) => value !== answer);
  const id = words.name.slice(answerField("").length);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        {...words}
        options={[...options, { value: OWN_WORDS, label: t("questionnaires:own") }]}
        defaultValue={isOwn ? OWN_WORDS : answer}
      />
      <TextField name={ownWordsField(id)} label={t("questionnaires:ownWords")} defaultValue={isOwn ? answer : ""} />
    </div>
  );
}
