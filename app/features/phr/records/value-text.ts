import type { PlainKey } from "~/i18n/message-types";
import type { RecordField } from "~/screens/record-kind";
import { factWords } from "./fact-words";

interface Said {
  t: (key: PlainKey) => string;
  format: {
    number: (value: number) => string;
    partialDate: (date: string) => string;
    list: (items: readonly string[]) => string;
    parts: (items: readonly string[]) => string;
  };
}

/** A value of a record in the reader's words; empty where there is nothing to say. */
export function valueText(field: RecordField, value: unknown, { t, format }: Said): string {
  const named = (one: unknown): string => {
    const option = field.options?.find((each) => each.value === one);
    if (option) return t(factWords(option.label));
    if (field.linked && typeof one === "object" && one !== null) return String(Reflect.get(one, "name"));
    return typeof one === "object" && one !== null ? format.parts(Object.values(one).map(named)) : String(one ?? "");
  };
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return format.list(value.map(named));
  if (typeof value === "boolean") return t(value ? "common:actions.yes" : "common:actions.no");
  if (typeof value === "number") return format.number(value);
  if (field.kind === "partialDate" || field.kind === "date") return format.partialDate(String(value));
  return named(value);
}
