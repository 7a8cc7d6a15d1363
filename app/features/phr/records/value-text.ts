import type { PlainKey } from "~/i18n/message-types";
import type { RecordField } from "~/screens/record-kind";

/** A reader's language, as far as values need it. */
export interface Said {
  t: (key: PlainKey) => string;
  format: {
    list: (items: readonly string[]) => string;
    number: (value: number) => string;
    partialDate: (date: string) => string;
  };
}

/** A value of a record in the reader's words; empty where there is nothing to say. */
export function valueText(field: RecordField, value: unknown, { t, format }: Said): string {
  const named = (one: unknown) => {
    const option = field.options?.find((each) => each.value === one);
    return option ? t(option.label) : String(one ?? "");
  };
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return format.list(value.map(named));
  if (typeof value === "boolean") return t(value ? "common:actions.yes" : "common:actions.no");
  if (typeof value === "number") return format.number(value);
  if (field.kind === "partialDate" || field.kind === "date") return format.partialDate(String(value));
  return named(value);
}
