import { z } from "zod";
import type { PlainKey } from "~/i18n/message-types";
import { readPossiblePhone } from "~/kernel/contact/possible-phone";
import { typedFraction } from "~/kernel/text/typed-fraction";
import { latinDigits } from "~/kernel/text/latin-digits";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";
import { askedOf, shapeOf, type RecordField } from "~/screens/record-kind";
import { dateProblemOf, isPartialDate, partialDateOf, type TypedDate } from "../domain/records/partial-date";
import type { RecordKindName } from "../domain/records/record-kinds";
import type { VocabularyName } from "../domain/vocabulary/vocabulary-names";

/** Longest name and longest note of a record, in characters (clinical facts, section 1.0). */
export const NAME_MAX = 200;
export const NOTE_MAX = 2000;

type Asked = Omit<RecordField, "schema" | "kind" | "label">;

const MOST_LINKS = 50;

/** What a record names beside its words: another record of the patient, or a provider. Its name is as it was then. */
export interface RecordLink {
  id: string;
  name: string;
}

const link = z.object({ id: z.string().trim().min(1).max(64), name: z.string().max(NAME_MAX).default("") });

/** What may be linked: the patient's records of a kind, or those who look after the patient. */
export type LinkedKind = RecordKindName | "PROVIDERS";

/** Several of the patient's records of a kind, or of their providers, by their ids; saving adds their names. */
export const linksTo = (label: PlainKey, linked: LinkedKind, asked: Asked = {}) =>
  ({
    ...{ label, kind: "checks", optional: true, linked },
    schema: z.preprocess(
      (given) =>
        (given === undefined || given === null || given === "" ? [] : Array.isArray(given) ? given : [given]).map(
          (one: unknown) => (typeof one === "string" ? { id: one } : one),
        ),
      z.array(link, "errors:field.chooseOne").max(MOST_LINKS, "errors:field.tooManyLines"),
    ),
    ...asked,
  }) satisfies RecordField;

/** What must be there: a line of text. */
export const requiredLine = (label: PlainKey, asked: Asked & { max?: number } = {}) => {
  const { max = NAME_MAX, ...rest } = asked;
  return { label, schema: nameText(max), maxLength: max, ...rest } satisfies RecordField;
};

/** A line of text that may be left out. */
export const optionalLine = (label: PlainKey, asked: Asked & { max?: number } = {}) => {
  const { max = NAME_MAX, ...rest } = asked;
  return { label, schema: lineText(max).default(""), maxLength: max, optional: true, ...rest } satisfies RecordField;
};

/** Several lines that may be left out. */
export const noteField = (label: PlainKey, asked: Asked & { max?: number } = {}) => {
  const { max = NOTE_MAX, ...rest } = asked;
  return {
    ...{ label, kind: "lines", optional: true, maxLength: max },
    schema: writtenText(max).default(""),
    ...rest,
  } satisfies RecordField;
};

/** Several lines that must be there. */
export const requiredText = (label: PlainKey, asked: Asked & { max?: number } = {}) => {
  const { max = NOTE_MAX, ...rest } = asked;
  const schema = writtenText(max).min(1, "errors:field.mandatory");
  return { label, kind: "lines", maxLength: max, schema, ...rest } satisfies RecordField;
};

/** A text for which a vocabulary may have a code: it is kept as typed, and looked up when it is saved. */
export const codedLine = (label: PlainKey, vocabulary: VocabularyName, asked: Asked = {}) =>
  ({ label, schema: nameText(NAME_MAX), maxLength: NAME_MAX, suggest: vocabulary, ...asked }) satisfies RecordField;

/** The same where it may be left out. */
export const optionalCodedLine = (label: PlainKey, vocabulary: VocabularyName, asked: Asked = {}) =>
  ({
    ...{ label, maxLength: NAME_MAX, suggest: vocabulary, optional: true },
    schema: lineText(NAME_MAX).default(""),
    ...asked,
  }) satisfies RecordField;

type OptionAt<At extends string, Value extends string> = `${At}.${Value}` extends PlainKey ? At : never;

/** The words of choices, which stand under `at` by their values. */
export const optionsAt = <const Values extends readonly string[], const At extends string>(
  at: OptionAt<At, Values[number]>,
  values: Values,
) => values.map((value) => ({ value, label: `${at as string}.${value}` as PlainKey }));

/** One of a few that must be chosen. */
export const oneOf = <const Values extends readonly [string, ...string[]], const At extends string>(
  label: PlainKey,
  values: Values,
  at: OptionAt<At, Values[number]>,
  asked: Asked & { kind?: "choice" | "radios"; placeholder?: PlainKey } = {},
) =>
  ({
    ...{ label, kind: "choice" },
    schema: z.enum(values, "errors:field.chooseOne"),
    options: optionsAt(at, values),
    ...asked,
  }) satisfies RecordField;

/** One of a few, or none. */
export const oneOfOrNone = <const Values extends readonly [string, ...string[]], const At extends string>(
  label: PlainKey,
  values: Values,
  at: OptionAt<At, Values[number]>,
  asked: Asked & { kind?: "choice" | "radios" } = {},
) =>
  ({
    ...{ label, kind: "choice", optional: true, placeholder: "phr:notSaid" },
    schema: z.union([z.literal(""), z.enum(values)], "errors:field.chooseOne").default(""),
    options: optionsAt(at, values),
    ...asked,
  }) satisfies RecordField;

/** A required choice that the kind's `settle` may fill in; its `check` asks for it where `settle` cannot. */
export const oneOfOrKnown = <const Values extends readonly [string, ...string[]], const At extends string>(
  label: PlainKey,
  values: Values,
  at: OptionAt<At, Values[number]>,
  asked: Asked = {},
) => {
  const { optional: _, ...field } = oneOfOrNone(label, values, at, asked);
  return { ...field, placeholder: "common:form.selectOne" } satisfies RecordField;
};

/** Any number of options of a list. */
export const severalOf = <const Values extends readonly [string, ...string[]], const At extends string>(
  label: PlainKey,
  values: Values,
  at: OptionAt<At, Values[number]>,
  asked: Asked = {},
) =>
  ({
    ...{ label, kind: "checks", optional: true },
    schema: z.preprocess(
      (given) => (given === undefined || given === "" ? [] : Array.isArray(given) ? given : [given]),
      z.array(z.enum(values, "errors:field.chooseOne")).max(values.length),
    ),
    options: optionsAt(at, values),
    ...asked,
  }) satisfies RecordField;

const typedDate = z.object({
  year: z.string().max(20).optional(),
  month: z.string().max(20).optional(),
  day: z.string().max(20).optional(),
});

/** The message for a text that is not a date. */
function saidOfDate(given: TypedDate | string) {
  const { why, ...values } = dateProblemOf(given);
  if (why === "tooEarly") return { message: "phr:date.beforeBirth" };
  if (!("month" in values)) return { message: "phr:date.notADate" };
  const { day, month, year } = values;
  // A year has no thousands: it is shown as text.
  return { message: `phr:date.noDay.${month}`, params: { day: String(day), year: String(year) } };
}

/** What a form posts for a date in boxes, or a call sends as one text. */
const datePart = z.union([z.string().trim(), typedDate], "phr:date.notADate").transform((given, context) => {
  const date = typeof given === "string" ? given : partialDateOf(given);
  if (date === "" || (date !== null && isPartialDate(date))) return date;
  context.addIssue({ code: "custom", ...saidOfDate(given) });
  return z.NEVER;
});

/** A date that may be known in part or not at all: in boxes for the day, the month and the year. */
export const someDate = (label: PlainKey, asked: Asked = {}) =>
  ({ label, kind: "partialDate", optional: true, schema: datePart.default(""), ...asked }) satisfies RecordField;

/** A date of which the year at least must be known. */
export const requiredDate = (label: PlainKey, asked: Asked = {}) =>
  ({
    ...{ label, kind: "partialDate" },
    schema: datePart.refine((date) => date !== "", "errors:field.mandatory"),
    ...asked,
  }) satisfies RecordField;

/** A day that must be known. */
export const wholeDate = (label: PlainKey, asked: Asked = {}) =>
  ({
    ...{ label, kind: "date" },
    schema: z
      .string("errors:field.mandatory")
      .trim()
      .min(1, "errors:field.mandatory")
      .superRefine((date, context) => {
        if (date.length !== 10 || !isPartialDate(date)) context.addIssue({ code: "custom", ...saidOfDate(date) });
      }),
    ...asked,
  }) satisfies RecordField;

/** A number that may be left out: null then. Arabic digits and a decimal comma are read too. */
export const optionalNumber = (
  label: PlainKey,
  { min, max, whole, ...asked }: Asked & { min: number; max: number; whole?: true },
) =>
  ({
    ...{ label, kind: "number", optional: true },
    schema: z.preprocess(
      (given) => (given === undefined || given === null || given === "" ? null : asNumber(given)),
      (whole ? z.int("errors:field.number") : z.number("errors:field.number"))
        .min(min, "errors:field.atLeast")
        .max(max, "errors:field.atMost")
        .nullable(),
    ),
    ...asked,
  }) satisfies RecordField;

/** Yes or no. */
export const yesOrNo = (label: PlainKey, asked: Asked = {}) =>
  ({
    ...{ label, kind: "switch" },
    schema: z.preprocess((given) => given === true || given === "on" || given === "true", z.boolean()),
    ...asked,
  }) satisfies RecordField;

/** What a form posts for a phone number in two boxes, or a call sends as one text; stored as E.164, or empty. */
const phoneText = z
  .union([
    z.string().max(60),
    z.object({ code: z.string().max(10).default(""), number: z.string().max(60).default("") }),
  ])
  .transform((given, context) => {
    const { code, number } = typeof given === "string" ? { code: "", number: given } : given;
    if (number.trim() === "") return "";
    const read = readPossiblePhone(number, { callingCode: code.replace(/\D/g, "") });
    if (read && read.phoneCallingCode !== "") return `+${read.phoneCallingCode}${read.phone}`;
    context.addIssue({ code: "custom", message: "errors:field.phone" });
    return z.NEVER;
  });

const phoneAsked = { kind: "phone", listed: "callingCodes" } as const;

/** A phone number that must be there, with its calling code. */
export const requiredPhone = (label: PlainKey, asked: Asked = {}) =>
  ({
    ...{ label, ...phoneAsked },
    schema: phoneText.refine((phone) => phone !== "", "errors:field.mandatory"),
    ...asked,
  }) satisfies RecordField;

/** A phone number that may be left out. */
export const optionalPhone = (label: PlainKey, asked: Asked = {}) =>
  ({ label, ...phoneAsked, optional: true, schema: phoneText.default(""), ...asked }) satisfies RecordField;

const isBlank = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  given === "" ||
  (typeof given === "object" &&
    Object.values(given).every((part) => part === undefined || part === null || part === ""));

/** Lines of several fields each, one at least. A line that is left empty is left out; a text alone is a line's `name`. */
export const requiredLines = <const P extends Readonly<Record<string, RecordField>>>(
  label: PlainKey,
  parts: P,
  { most, ...asked }: Asked & { most: number },
) => {
  const line = z.preprocess(
    (given) => (isBlank(given) ? null : typeof given === "string" ? { name: given } : given),
    z.object(shapeOf(parts)).nullable(),
  );
  return {
    ...{ label, kind: "list", parts: askedOf(parts) },
    schema: z
      .preprocess(
        (given) => (isBlank(given) ? [] : Array.isArray(given) ? given : [given]),
        z.array(line).max(most, "errors:field.tooManyLines"),
      )
      .transform((lines) => lines.filter((each) => each !== null))
      .refine((lines) => lines.length > 0, "errors:field.mandatory"),
    ...asked,
  } satisfies RecordField;
};

function asNumber(given: unknown): unknown {
  if (typeof given !== "string") return given;
  const text = latinDigits(given.trim()).replace(/[,\u066b]/, ".");
  return typedFraction(text) ?? (/^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : given);
}
