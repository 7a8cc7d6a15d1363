import type { PostedForm } from "./use-posted-form";
import { useT } from "~/i18n/use-t";
import type { DurationUnit } from "~/kernel/time/duration";
import { Button } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { Icon } from "~/ui/base/icon";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { FieldGroup } from "~/ui/form/field";
import { listIntent } from "~/ui/form/list-intent";
import { PartialDateField } from "~/ui/form/partial-date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { RadioGroup } from "~/ui/form/radio-group";
import type { SelectOption } from "~/ui/form/select-box";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { formClass, halvesClass } from "~/ui/form/form-style";
import { openedClass } from "~/ui/form/opened-class";
import { ChoiceTable, type ChoiceColumn } from "./choice-table";
import { AskedDuration } from "./asked-duration";
import { AskedPhone } from "./asked-phone";
import { useScale } from "./scale";
import { isFilled } from "./is-filled";
import { BirthDateField } from "./birth-date-field";
import { useDateBoxes } from "./date-boxes";
import { TimeField, TimesOfDay } from "./time-field";

/** How a field is asked for. */
export interface FormFieldSpec {
  name: string;
  kind:
    | "text"
    | "secret"
    | "lines"
    | "number"
    | "duration"
    | "date"
    | "clock"
    | "partialDate"
    | "switch"
    | "choice"
    | "radios"
    | "checks"
    | "colour"
    | "table"
    | "phone"
    | "list";
  label: string;
  hint?: string;
  options?: readonly SelectOption[];
  columns?: readonly ChoiceColumn[];
  /** What each line of a list asks for. */
  parts?: readonly FormFieldSpec[];
  /** Label of the first, empty choice. */
  placeholder?: string;
  /** Left to right in every language, as addresses and keys are. */
  latin?: true;
  autoComplete?: string;
  /** Marked as optional. */
  optional?: true;
  /** Where words are suggested while somebody types: an address that `q` is added to. */
  suggest?: string;
  /** Of a length of time: the unit in which it is stored. */
  unit?: DurationUnit;
  /** The longest length of time, in that unit. */
  longest?: number;
  /** Longest value, in characters. */
  maxLength?: number;
  /** The last day that can be picked, YYYY-MM-DD. */
  until?: string;
  /** When somebody was born: patients say it in boxes. */
  born?: true;
  /** Half a row: two in succession stand side by side if there is room. */
  half?: true;
  /** Below the others, in a part of its own that is closed until something in it is filled or wrong. */
  more?: true;
  /** Of radio buttons: the choice with which the form's `opened` fields are asked. */
  opens?: string;
  /** Asked only while the choice that another field `opens` with is chosen. */
  opened?: true;
}

/** The platform's own color, for organizations that chose none: a color box cannot be empty. */
const DEFAULT_COLOUR = "#0f5c5e";

/** So many boxes stand in one column on a phone; more of them in two. */
const MOST_IN_A_COLUMN = 8;

/** Boxes for several of a list. */
function Checks({ field: { name, label, hint, options = [] }, form }: { field: FormFieldSpec; form: PostedForm }) {
  const columns =
    options.length > MOST_IN_A_COLUMN ? "grid-cols-2 gap-x-3 tablet:gap-x-6" : "gap-x-6 tablet:grid-cols-2";
  return (
    <FieldGroup id={name} label={label} hint={hint} error={form.error(name)}>
      <div className={`grid ${columns}`}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? name : `${name}-${index}`}
            name={name}
            value={option.value}
            defaultChecked={form.has(name, option.value)}
            label={<bdi className="wrap-anywhere">{option.label}</bdi>}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Lines of several fields each: a button adds one, another takes one away, and neither needs script or saves anything. */
function Lines({ field: { name, label, hint, parts = [] }, form }: { field: FormFieldSpec; form: PostedForm }) {
  const { t } = useT();
  const value = form.value(name);
  const lines: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [null];
  const here = { formAction: `#${name}` };
  return (
    <FieldGroup id={name} label={label} hint={hint} error={form.error(name)}>
      <DefaultSubmit />
      <ul id={name} tabIndex={-1} className="flex flex-col gap-5">
        {lines.map((line, index) => (
          <li key={`${index}-${JSON.stringify(line)}`} className="flex flex-col gap-2">
            <FormFields
              fields={parts.map((part) => ({ ...part, name: `${name}[${index}].${part.name}` }))}
              form={form}
            />
            {lines.length > 1 && (
              <div>
                <Button
                  type="submit"
                  tone="quiet"
                  size="small"
                  icon="trash"
                  aria-label={t("records:removeLineOf", { number: index + 1 })}
                  {...here}
                  {...listIntent("remove", { name, index })}
                >
                  {t("records:removeLine")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button type="submit" tone="secondary" size="small" icon="plus" {...here} {...listIntent("insert", { name })}>
          {t("records:addLine")}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** One field of a posted form. */
export function FormField({ field, form }: { field: FormFieldSpec; form: PostedForm }) {
  const { t } = useT();
  const dateBoxes = useDateBoxes();
  const scale = useScale();
  const { name, kind, hint, options = [], placeholder, latin, autoComplete, maxLength, optional } = field;
  if (kind === "switch") return <Checkbox {...form.check(name)} hint={hint} />;
  if (kind === "duration" && field.unit) return <AskedDuration {...{ ...field, form }} unit={field.unit} />;
  if (kind === "checks") return <Checks field={field} form={form} />;
  if (kind === "table") return <ChoiceTable {...field} {...{ options, form }} />;
  if (kind === "list") return <Lines field={field} form={form} />;
  const text = {
    ...form.text(name),
    label: field.label,
    hint,
    ...(optional && { optionalLabel: `(${t("common:form.optional")})` }),
  };
  const dir = latin ? "ltr" : "auto";
  if (kind === "choice") return <NativeSelect {...text} {...{ options, placeholder }} />;
  if (kind === "radios") return <RadioGroup {...text} options={options} columns={3} opens={field.opens} />;
  if (kind === "lines") return <TextArea {...text} dir={dir} rows={5} />;
  if (kind === "clock") return <TimeField {...text} />;
  if (field.born && scale === "patient") return <BirthDateField {...text} {...form.date(name)} label={field.label} />;
  if (kind === "date") return <DateField {...text} {...{ autoComplete }} max={field.until} />;
  if (kind === "partialDate") {
    const { defaultValue: _, ...words } = text;
    return <PartialDateField {...words} {...dateBoxes} parts={form.parts(name)} />;
  }
  if (kind === "phone") {
    const { defaultValue: _, ...words } = text;
    return <AskedPhone {...{ field, words, form }} />;
  }
  if (kind === "colour")
    return <TextField {...text} type="color" width="short" defaultValue={text.defaultValue || DEFAULT_COLOUR} />;
  if (kind === "secret") return <TextField {...text} type="password" defaultValue="" autoComplete="off" dir="ltr" />;
  return (
    <TextField
      {...text}
      {...{ dir, autoComplete, maxLength }}
      {...(field.suggest && { "data-suggest": field.suggest, autoComplete: "off" })}
      {...(kind === "number" && { inputMode: "numeric", width: "short" })}
    />
  );
}

/** Fields by line: two halves share one. */
function linesOf(fields: readonly FormFieldSpec[]): FormFieldSpec[][] {
  const lines: FormFieldSpec[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (field.half && last?.length === 1 && last[0]?.half) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

/** The fields in the order in which they stand: what is behind "More details" comes last. */
export const inShownOrder = (fields: readonly FormFieldSpec[]): FormFieldSpec[] => [
  ...fields.filter(({ more }) => !more),
  ...fields.filter(({ more }) => more),
];

interface FieldsProps {
  fields: readonly FormFieldSpec[];
  form: PostedForm;
}

/** The fields of a posted form, in order, those that most leave out behind "More details". */
export function FormFields({ fields, form }: FieldsProps) {
  const behind = fields.filter(({ more }) => more);
  return (
    <>
      {fields.some(({ kind }) => kind === "clock") && <TimesOfDay />}
      <FieldLines fields={fields.filter(({ more }) => !more)} form={form} />
      {behind.length > 0 && <MoreFields fields={behind} form={form} />}
    </>
  );
}

/** Needs no script. It opens by itself where something in it is filled or wrong, so that nothing is hidden. */
function MoreFields({ fields, form }: FieldsProps) {
  const { t } = useT();
  return (
    <details
      className="group"
      open={fields.some((field) => form.error(field.name) !== undefined || isFilled(field, form))}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand-text">
        {t("records:moreFields")}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className={`mt-4 ${formClass}`}>
        <FieldLines fields={fields} form={form} />
      </div>
    </details>
  );
}

function FieldLines({ fields, form }: FieldsProps) {
  return linesOf(fields).map((line) => {
    const shown = line.map((field) => {
      const asked = <FormField key={field.name} field={field} form={form} />;
      return field.opened ? (
        // Saving leaves out what is not asked.
        <div key={field.name} className={openedClass}>
          {asked}
        </div>
      ) : (
        asked
      );
    });
    return line.length === 1 ? (
      shown
    ) : (
      <div
        key={line[0]?.name}
        className={line[0]?.kind === "switch" ? `${halvesClass} tick max-tablet:gap-2` : halvesClass}
      >
        {shown}
      </div>
    );
  });
}
