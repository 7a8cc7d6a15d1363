import type { PlainKey } from "~/i18n/message-types";
import { splitInternational } from "~/kernel/contact/phone-number";
import type { RecordField } from "~/screens/record-kind";
import type { RecordValues } from "../domain/records/record-kinds";

/** A reader's language, as far as values need it. */
interface Said {
  t: (key: PlainKey) => string;
  format: {
    list: (items: readonly string[]) => string;
    parts: (items: readonly string[]) => string;
    number: (value: number) => string;
    partialDate: (date: string) => string;
  };
}

type Shown = Pick<RecordField, "kind" | "options" | "parts">;

/** A value of a record in the reader's words; empty where there is nothing to say. */
export function valueText(field: Shown, value: unknown, { t, format }: Said): string {
  const named = (one: unknown) => {
    const option = field.options?.find((each) => each.value === one);
    return option ? t(option.label) : String(one ?? "");
  };
  if (value === null || value === undefined || value === "") return "";
  if (field.parts && Array.isArray(value))
    return format.list(value.map((line: object) => lineText(field.parts ?? [], line, { t, format })));
  if (Array.isArray(value)) return format.list(value.map(named));
  if (typeof value === "boolean") return t(value ? "common:actions.yes" : "common:actions.no");
  if (typeof value === "number") return format.number(value);
  if (field.kind === "partialDate" || field.kind === "date") return format.partialDate(String(value));
  if (field.kind === "phone") return spacedPhone(String(value));
  return named(value);
}

/** A line of a list: its first part, and the rest of what it says in parentheses. */
function lineText(parts: NonNullable<Shown["parts"]>, line: object, { t, format }: Said): string {
  const [first, ...rest] = parts.map((part) => ({
    label: t(part.label),
    text: valueText(part, Reflect.get(line, part.name), { t, format }),
  }));
  const more = rest.filter(({ text }) => text !== "").map(({ label, text }) => `${label}: ${text}`);
  return more.length > 0 ? `${first?.text ?? ""} (${format.parts(more)})` : (first?.text ?? "");
}

/** A stored number, +97333123456, with a space behind its calling code. */
export function spacedPhone(stored: string): string {
  const read = splitInternational(stored.replace("+", ""));
  return read ? `+${read.phoneCallingCode} ${read.phone}` : stored;
}

/** What a record says, field by field in the reader's words; the words behind a yes stand with it. */
export function factsOf(fields: Readonly<Record<string, RecordField>>, values: RecordValues, said: Said) {
  const behind = new Set(
    Object.entries(fields).flatMap(([name, { because }]) => (because && values[name] === "on" ? [because] : [])),
  );
  return Object.entries(fields).flatMap(([name, field]) => {
    if (behind.has(name)) return [];
    const text = valueText(field, values[name], said);
    const reason = field.because && behind.has(field.because) ? String(values[field.because] ?? "") : "";
    return text === ""
      ? []
      : [{ name, term: said.t(field.label), value: reason === "" ? text : `${text} (${reason})` }];
  });
}
