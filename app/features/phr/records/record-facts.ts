import { splitInternational } from "~/kernel/contact/phone-number";
import { phoneText } from "~/kernel/contact/phone-text";
import type { RecordField } from "~/screens/record-kind";
import { refusedOn, wasNeverDispensed } from "../domain/medications/pharmacy-marks";
import type { HealthRecord, RecordValues } from "../domain/records/record-kinds";
import type { HealthRecordKind } from "./health-record-kind";
import { factWords } from "./fact-words";
import { valueText } from "./value-text";

type Said = Parameters<typeof valueText>[2];
type Fields = Readonly<Record<string, RecordField>>;
type Shown = Pick<RecordField, "kind" | "options" | "parts" | "label" | "linked">;

/** A stored number, +97333123456, in groups that can be read out. */
export function spacedPhone(stored: string): string {
  const read = splitInternational(stored.replace("+", ""));
  return read ? phoneText(read) : stored;
}

/** Wraps typed text in Unicode isolates, so that it keeps its own direction within the page's text. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** A line of a list: its first part, and the rest of what it says in parentheses. */
function lineText(parts: NonNullable<Shown["parts"]>, line: object, said: Said): string {
  const [first, ...rest] = parts.map((part) => ({
    label: said.t(factWords(part.label)),
    text: shownText(part, Reflect.get(line, part.name), said),
  }));
  const more = rest.filter(({ text }) => text !== "").map(({ label, text }) => `${label}: ${isolate(text)}`);
  const name = isolate(first?.text ?? "");
  return more.length > 0 ? `${name} (${said.format.parts(more)})` : name;
}

/** A value of a record in the reader's words, phone numbers and lists of several fields too. */
export function shownText(field: Shown, value: unknown, said: Said): string {
  const { parts } = field;
  if (parts && Array.isArray(value)) return said.format.list(value.map((line: object) => lineText(parts, line, said)));
  return field.kind === "phone" && value ? spacedPhone(String(value)) : valueText(field as RecordField, value, said);
}

/** The values of a record, field by field in the reader's language; the details of a yes follow it in parentheses. */
export function factsOf(fields: Fields, values: RecordValues, said: Said) {
  const behind = new Set(
    Object.entries(fields).flatMap(([name, { because }]) => (because && values[name] === "on" ? [because] : [])),
  );
  return Object.entries(fields).flatMap(([name, field]) => {
    if (behind.has(name)) return [];
    const text = shownText(field, values[name], said);
    const reason = field.because && behind.has(field.because) ? String(values[field.because] ?? "") : "";
    return text === ""
      ? []
      : [{ name, term: said.t(factWords(field.label)), value: reason === "" ? text : `${text} (${isolate(reason)})` }];
  });
}

/** The fields that say in which unit a number of another one is. */
const UNIT_OF: Readonly<Record<string, string>> = {
  ...{ strength: "strengthUnit", dose: "doseUnit", maxPerDay: "doseUnit", target: "unit", targetTo: "unit" },
};
const UNITS: ReadonlySet<string> = new Set(Object.values(UNIT_OF));

/** What a field of a record says, a number with its unit: '5 mg'. */
export function measuredText(fields: Fields, name: string, values: RecordValues, said: Said): string {
  const field = fields[name];
  const text = field ? shownText(field, values[name], said) : "";
  const unitName = UNIT_OF[name] ?? "";
  const unit = fields[unitName];
  const symbol = unit ? shownText(unit, values[unitName], said) : "";
  return text === "" || symbol === "" ? text : `${text} ${symbol}`;
}

/** Facts for people to read: numbers with their units, without fields that only say No. */
function readFacts(fields: Fields, values: RecordValues, said: Said) {
  return factsOf(fields, values, said).flatMap((fact) => {
    if (UNITS.has(fact.name) || values[fact.name] === false) return [];
    return [UNIT_OF[fact.name] ? { ...fact, value: measuredText(fields, fact.name, values, said) } : fact];
  });
}

/**
 * The facts of a record: as `factsOf` for a table, or for people to read, with units and without fields that only say
 * No. A refuted record shows no status, because it is not current.
 */
export function recordFacts(
  { fields }: Pick<HealthRecordKind, "fields">,
  { values, verification }: Pick<HealthRecord, "values" | "verification">,
  said: Said,
  { forTable = false } = {},
) {
  const shown = verification === "REFUTED" ? { ...values, status: "" } : values;
  const facts = forTable ? factsOf(fields, shown, said) : readFacts(fields, shown, said);
  const status = pharmacySaid(shown, said);
  if (status === null) return facts;
  // Directions of what must not be taken would be followed.
  const isLeft = ({ name }: { name: string }) => forTable || status.isDispensed || !DIRECTIONS.has(name);
  return facts.filter(isLeft).map((fact) => (fact.name === "status" ? { ...fact, value: status.text } : fact));
}

const DIRECTIONS: ReadonlySet<string> = new Set([
  ...["dose", "frequency", "whenTaken", "method", "asNeeded", "maxPerDay", "instructions"],
]);

/** What a pharmacy did with a medicine, where that says more than its status; null where it does not. */
function pharmacySaid(values: RecordValues, { t, format }: Said): { text: string; isDispensed: boolean } | null {
  const day = refusedOn(values);
  if (day !== null)
    return { text: format.parts([t("medications:refusedFact"), format.partialDate(day)]), isDispensed: false };
  return wasNeverDispensed(values) ? { text: t("medications:neverDispensed"), isDispensed: true } : null;
}
