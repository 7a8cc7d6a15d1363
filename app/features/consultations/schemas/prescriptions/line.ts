import { z } from "zod";
import { DOSE_UNITS, FREQUENCIES, METHODS, WHEN_TAKEN } from "~/kernel/medicines/how-taken";
import { MEDICATION_FORMS, STRENGTH_UNITS } from "~/kernel/medicines/medication-forms";
import { MOST_STRENGTH, strengthText } from "~/kernel/medicines/strength";
import { latinDigits } from "~/kernel/text/latin-digits";
import { typedFraction } from "~/kernel/text/typed-fraction";
import { hasThousandths, lineText, nameText, writtenText } from "~/kernel/text-fields";
import { askedOf, shapeOf, type RecordField } from "~/screens/record-kind";
import { QUANTITY_UNITS, type PrescribedMedicine } from "../../domain/prescriptions/prescribed-medicine";
import type { WrittenLine } from "../../domain/prescriptions/line";

const NAME_MAX = 200;
const WORDS_MAX = 500;
const MOST = 100_000;

function asNumber(given: unknown): unknown {
  if (given === undefined || given === null || given === "") return null;
  if (typeof given !== "string") return given;
  const text = latinDigits(given.trim())
    .replace(/[,\u066b]/, ".")
    .replace(/^\u2212/, "-");
  const fraction = typedFraction(text);
  if (fraction !== null) return fraction;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : given;
}

const amount = (min: number, max: number) =>
  z.preprocess(
    asNumber,
    z
      .number("errors:field.number")
      .min(min, "errors:field.atLeast")
      .max(max, "errors:field.atMost")
      .refine(hasThousandths, "errors:field.thousandths")
      .nullable(),
  );

const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    asNumber,
    z.int("errors:field.number").min(min, "errors:field.atLeast").max(max, "errors:field.atMost").nullable(),
  );

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.literal(""), z.enum(values)], "errors:field.chooseOne").default("");

const optionsAt = (at: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `${at}.${value}` as RecordField["label"] }));

/** Some are needed for one medicine and not for another: none is called optional and then missed. */
const choice = <const Values extends readonly [string, ...string[]]>(
  label: RecordField["label"],
  values: Values,
  at: string,
  asked: Partial<Omit<RecordField, "schema" | "kind">> = {},
) =>
  ({
    ...{ label, kind: "choice", placeholder: "common:form.selectOne" },
    ...{ schema: oneOf(values), options: optionsAt(at, values) },
    ...asked,
  }) satisfies RecordField;

const onOff = z.preprocess((given) => given === true || given === "on" || given === "true", z.boolean());

/** What is asked of one medicine. Quantity and directions follow each other as a prescriber says them. */
const FIELDS = {
  name: {
    ...{ label: "medications:fields.name", schema: nameText(NAME_MAX), maxLength: NAME_MAX },
    ...{ suggest: "drugs", hint: "prescriptions:fields.nameHint" },
  },
  strength: {
    ...{ label: "medications:fields.strength", schema: strengthText, maxLength: MOST_STRENGTH },
    ...{ half: true, optional: true },
  },
  strengthUnit: choice("medications:fields.strengthUnit", STRENGTH_UNITS, "medications:strengthUnit", { half: true }),
  form: choice("medications:fields.form", MEDICATION_FORMS, "medications:form", { half: true }),
  method: choice("medications:fields.method", METHODS, "medications:method", { half: true }),
  dose: { label: "medications:fields.dose", kind: "number", schema: amount(0.001, 10_000), half: true },
  doseUnit: choice("medications:fields.doseUnit", DOSE_UNITS, "medications:doseUnit", {
    ...{ half: true, hint: "prescriptions:fields.doseUnitHint", placeholder: "prescriptions:fields.noUnit" },
  }),
  frequency: {
    ...{ label: "medications:fields.frequency", kind: "choice", placeholder: "common:form.selectOne", half: true },
    ...{ schema: oneOf(FREQUENCIES), options: optionsAt("medications:frequency", FREQUENCIES) },
  },
  whenTaken: choice("medications:fields.whenTaken", WHEN_TAKEN, "medications:whenTaken", {
    ...{ half: true, optional: true, placeholder: "prescriptions:fields.anyTime" },
  }),
  days: {
    ...{ label: "prescriptions:fields.days", kind: "number", schema: wholeNumber(1, 3_650) },
    ...{ half: true, optional: true, hint: "prescriptions:fields.daysHint" },
  },
  refills: {
    label: "prescriptions:fields.refills",
    kind: "number",
    schema: wholeNumber(0, 11),
    half: true,
    optional: true,
    more: true,
  },
  quantity: {
    ...{ label: "prescriptions:fields.quantity", kind: "number", schema: amount(0.001, MOST) },
    ...{ half: true, hint: "prescriptions:fields.quantityHint" },
  },
  quantityUnit: choice("prescriptions:fields.quantityUnit", QUANTITY_UNITS, "prescriptions:quantityUnit", {
    // Mostly it follows from the form.
    ...{ half: true, more: true },
  }),
  instructions: {
    ...{ label: "prescriptions:fields.instructions", kind: "lines", maxLength: WORDS_MAX, optional: true },
    ...{ schema: writtenText(WORDS_MAX).default(""), hint: "prescriptions:fields.instructionsHint" },
  },
  dosageText: {
    ...{ label: "prescriptions:fields.dosageText", kind: "lines", maxLength: WORDS_MAX, optional: true, more: true },
    ...{ schema: writtenText(WORDS_MAX).default(""), hint: "prescriptions:fields.dosageTextHint" },
  },
  asNeeded: { label: "medications:fields.asNeeded", kind: "switch", schema: onOff },
  neededFor: {
    ...{ label: "medications:fields.neededFor", schema: lineText(NAME_MAX).default(""), maxLength: NAME_MAX },
    ...{ suggest: "neededReasons", hint: "prescriptions:fields.neededForHint", optional: true },
  },
  maxPerDay: {
    ...{ label: "medications:fields.maxPerDay", kind: "number", schema: amount(0.001, 10_000) },
    ...{ optional: true },
  },
  reason: {
    ...{ label: "medications:fields.reason", schema: lineText(NAME_MAX).default(""), maxLength: NAME_MAX },
    ...{ optional: true, more: true, suggest: "conditions" },
  },
  noSubstitution: { label: "prescriptions:fields.noSubstitution", kind: "switch", schema: onOff, more: true },
} satisfies Readonly<Record<string, RecordField>>;

/** The fields of a line's form, in their order. */
export const LINE_FIELDS = askedOf(FIELDS);

/** One medicine, as a form posts it or a caller sends it. */
export const lineSchema = z.object(shapeOf(FIELDS));

/** A line as it was written, before what follows from it. What a check was overruled by is kept by the caller. */
export function writtenLine(
  { name, quantity, refills, noSubstitution, ...said }: z.infer<typeof lineSchema>,
  overruled: PrescribedMedicine["overruled"],
): WrittenLine {
  const medicine: PrescribedMedicine = {
    ...said,
    ...{ refills: refills ?? 0, substitutionAllowed: !noSubstitution, quantityTyped: quantity !== null, overruled },
  };
  return { name, quantity, medicine };
}

/** A line as its form shows it: a computed quantity is left empty, so that it is computed again. */
export function lineValues({ name, medicine, quantity }: WrittenLine): Record<string, unknown> {
  const { quantityTyped, quantityUnit, substitutionAllowed, overruled: _, ...said } = medicine;
  return {
    ...{ name, ...said, noSubstitution: !substitutionAllowed },
    ...{ quantity: quantityTyped ? quantity : null, quantityUnit: quantityTyped ? quantityUnit : "" },
  };
}

const asPosted = (value: unknown): string =>
  value === true ? "on" : typeof value === "string" || typeof value === "number" ? String(value) : "";

const alike = (value: unknown): string => asPosted(value).replaceAll("\r\n", "\n").trim();

/** What the form of a line was filled in with, and for which name, as the form says it along (`filled`). */
export const filledText = (values: Readonly<Record<string, unknown>>): string => JSON.stringify(values);

const filledSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "errors:invalid.text" });
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({ name: z.string() }));

/** What a posted form of a line was filled in with, by its fields; null where it was not, or by hand alone. */
export const filledWith = (posted: Readonly<Record<string, unknown>>) =>
  filledSchema.safeParse(posted["filled"]).data ?? null;

/** The fields of a posted form of a line that are as they were filled in, apart from the name and what is empty. */
export function fieldsAsFilled(posted: Readonly<Record<string, unknown>>): string[] {
  const filled: Readonly<Record<string, unknown>> = filledWith(posted) ?? {};
  return Object.keys(FIELDS).filter(
    (name) => name !== "name" && alike(posted[name]) !== "" && alike(posted[name]) === alike(filled[name]),
  );
}

/** A posted form of a line without what it was filled in with. */
export const withoutFilled = (posted: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...posted,
  ...Object.fromEntries(fieldsAsFilled(posted).map((name) => [name, ""])),
  filled: "",
});

/** Whether a name is that of a field of a line's form. */
export const isLineField = (name: string): boolean => Object.hasOwn(FIELDS, name);

/**
 * The fields of a posted form of a line that hold what is not saved: anything in the form of a new line, and what differs
 * from the line in that of one that is there.
 * @param saved the line as its form shows it; undefined for a new one
 */
export const unsavedFields = (posted: Readonly<Record<string, unknown>>, saved?: Record<string, unknown>): string[] =>
  Object.keys(FIELDS).filter((name) => alike(posted[name]) !== alike(saved?.[name]));
