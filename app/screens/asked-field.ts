import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { SelectOption } from "~/ui/form/select-box";
import type { FormFieldSpec } from "./form-field";
import { listedOptions, type Listed } from "./listed-options";

/** A list of which some are chosen, as a column of a table. */
interface AskedColumn {
  name: string;
  label: PlainKey;
  /** Of the table's rows, those that can be chosen here. */
  values: readonly string[];
}

/** How one value is asked for, in the names of messages. */
export interface AskedField {
  name: string;
  kind: FormFieldSpec["kind"];
  label: PlainKey;
  hint?: PlainKey;
  options?: readonly { value: string; label: PlainKey }[];
  /** Of a table, whose rows are the options: a list of them that is chosen, each under a name of its own. */
  columns?: readonly AskedColumn[];
  /** Choices that a table of the platform lists. */
  listed?: Listed;
  /** First, empty choice. */
  placeholder?: PlainKey;
  /** Addresses and keys run from left to right in every language. */
  latin?: true;
  /** What browsers may fill in. */
  autoComplete?: string;
  /** Said to be left out at will. */
  optional?: true;
  /** The vocabulary that words are suggested from. */
  suggest?: string;
  /** In characters. */
  maxLength?: number;
  /** Two of them in a row stand beside each other where there is room. */
  half?: true;
}

/** The same in words; `choices` are options that only the page knows, by the names of their fields. */
export function useAskedFields(
  fields: readonly AskedField[],
  choices: Readonly<Record<string, readonly SelectOption[]>> = {},
): FormFieldSpec[] {
  const { t, bcp47 } = useT();
  return fields.map(({ label, hint, placeholder, options, columns, listed, suggest, ...field }) => ({
    ...field,
    ...(suggest && { suggest: paths.vocabulary(suggest) }),
    label: t(label),
    hint: hint && t(hint),
    placeholder: placeholder && t(placeholder),
    columns: columns?.map((column) => ({ ...column, label: t(column.label) })),
    options: listed
      ? listedOptions(listed, bcp47)
      : (choices[field.name] ?? options?.map((option) => ({ value: option.value, label: t(option.label) }))),
  }));
}
