import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import type { DurationUnit } from "~/kernel/time/duration";
import { paths } from "~/paths";
import type { SelectOption } from "~/ui/form/select-box";
import type { FormFieldSpec } from "./form-field";
import { listedOptions, type Listed } from "./listed-options";

/** A column of a choice table: a list of which some options are chosen. */
interface AskedColumn {
  name: string;
  label: PlainKey;
  /** Rows of the table that can be chosen in this column. */
  values: readonly string[];
}

/** How a field is asked for, with message keys as words. */
export interface AskedField {
  name: string;
  kind: FormFieldSpec["kind"];
  label: PlainKey;
  hint?: PlainKey;
  options?: readonly { value: string; label: PlainKey }[];
  /** Columns of a choice table, whose rows are the options; each column is a field of its own. */
  columns?: readonly AskedColumn[];
  /** What each line of a list asks for. */
  parts?: readonly AskedField[];
  /** Platform table that lists the choices. */
  listed?: Listed;
  /** Label of the first, empty choice. */
  placeholder?: PlainKey;
  /** Left to right in every language, as addresses and keys are. */
  latin?: true;
  /** Value of the attribute `autocomplete`. */
  autoComplete?: string;
  /** Marked as optional. */
  optional?: true;
  /** The vocabulary that words are suggested from. */
  suggest?: string;
  /** Of a length of time: the unit in which it is stored. */
  unit?: DurationUnit;
  /** The longest length of time, in that unit. */
  longest?: number;
  /** Longest value, in characters. */
  maxLength?: number;
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

/** The fields with their words. `choices` are options that only the page knows, by field name. */
export function useAskedFields(
  fields: readonly AskedField[],
  choices: Readonly<Record<string, readonly SelectOption[]>> = {},
): FormFieldSpec[] {
  const { t, bcp47 } = useT();
  const spoken = ({ label, hint, placeholder, options, columns, parts, listed, suggest, ...field }: AskedField) => ({
    ...field,
    ...(suggest && { suggest: paths.vocabulary(suggest) }),
    parts: parts?.map((part): FormFieldSpec => spoken(part)),
    label: t(label),
    hint: hint && t(hint),
    placeholder: placeholder && t(placeholder),
    columns: columns?.map((column) => ({ ...column, label: t(column.label) })),
    options: listed
      ? listedOptions(listed, bcp47)
      : (choices[field.name] ?? options?.map((option) => ({ value: option.value, label: t(option.label) }))),
  });
  return fields.map(spoken);
}
