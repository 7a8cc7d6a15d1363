import { z } from "zod";
import { optionalEmailField } from "~/kernel/contact/email";
import { lineText, nameText, typedNumber, writtenText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";
import { ANSWER_FLAGS, COMPONENT_KINDS, LAB_CATEGORIES, RANGE_SEXES } from "../../domain/laboratory/lab-test";

const line = (max: number) => lineText(max).default("");
const authority = "laboratory.manage";
const loinc = lineText(12)
  .default("")
  .refine((code) => code === "" || /^\d{1,7}-\d$/.test(code), "laboratory:refused.loinc");

/** A laboratory that the organization works with. */
export const laboratoryKind = recordKind({
  words: "laboratory:laboratories",
  ...{ authority, audit: { kind: "laboratory" } },
  fields: {
    name: { schema: nameText(120), label: "laboratory:fields.name", column: true },
    phone: { schema: line(40), label: "laboratory:fields.phone", latin: true, column: true },
    email: { schema: optionalEmailField.default(""), label: "laboratory:fields.email", latin: true },
    address: { schema: line(200), label: "laboratory:fields.address", column: true },
    openingHours: { schema: line(200), label: "laboratory:fields.openingHours" },
  },
});

/** What it can be asked for. */
export const labTestKind = recordKind({
  words: "laboratory:tests",
  ...{ authority, audit: { kind: "labTest" } },
  fields: {
    name: { schema: nameText(120), label: "laboratory:fields.name", column: true },
    code: { schema: line(30), label: "laboratory:fields.code", latin: true, column: true },
    loinc: { schema: loinc, label: "laboratory:fields.loinc", latin: true, column: true },
    category: {
      schema: z.enum(LAB_CATEGORIES, "errors:field.chooseOne"),
      kind: "choice",
      label: "laboratory:fields.category",
      options: [
        { value: "LABORATORY_TEST_PROCEDURE", label: "laboratory:category.LABORATORY_TEST_PROCEDURE" },
        { value: "LABORATORY_IMAGING_PROCEDURE", label: "laboratory:category.LABORATORY_IMAGING_PROCEDURE" },
      ],
    },
    sample: { schema: line(80), label: "laboratory:fields.sample", column: true },
    container: { schema: line(80), label: "laboratory:fields.container" },
    fasting: {
      schema: z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean()),
      kind: "switch",
      label: "laboratory:fields.fasting",
    },
    preparation: {
      schema: writtenText(1000).default(""),
      kind: "lines",
      label: "laboratory:fields.preparation",
      hint: "laboratory:fields.preparationHint",
    },
    turnaroundHours: {
      schema: typedNumber(
        z.coerce
          .number("errors:field.number")
          .int()
          .min(1, "errors:field.atLeast")
          .max(2160, "errors:field.atMost")
          .default(24),
      ),
      kind: "number",
      label: "laboratory:fields.turnaroundHours",
    },
    price: {
      schema: z.preprocess(
        (value) => (value === undefined || value === null || value === "" ? null : value),
        typedNumber(
          z.coerce
            .number("errors:field.amount")
            .min(0, "errors:field.amount")
            .max(10_000_000, "errors:field.atMost")
            .nullable(),
        ),
      ),
      label: "laboratory:fields.price",
      hint: "laboratory:fields.priceHint",
      latin: true,
      optional: true,
    },
    taxPercent: {
      schema: z.preprocess(
        (value) => (value === undefined || value === "" ? 0 : value),
        typedNumber(
          z.coerce.number("errors:field.onlyNumber").min(0, "errors:field.atLeast").max(100, "errors:field.atMost"),
        ),
      ),
      label: "laboratory:fields.taxPercent",
      latin: true,
      optional: true,
    },
  },
});

const id = z.string().trim().min(1).max(64);

/** Tests that are ordered together: their codes or names, one a line. */
export const labPanelKind = recordKind({
  words: "laboratory:panels",
  ...{ authority, audit: { kind: "labPanel" } },
  fields: {
    name: { schema: nameText(120), label: "laboratory:fields.name", column: true },
    loinc: { schema: loinc, label: "laboratory:fields.loinc", latin: true, column: true },
    testIds: {
      schema: z.preprocess(
        (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
        z.array(id).min(1, "laboratory:chooseTests").max(60, "errors:field.invalid"),
      ),
      kind: "checks",
      label: "laboratory:fields.tests",
    },
  },
});

const optionalNumber = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : value),
  typedNumber(z.coerce.number("errors:field.onlyNumber").nullable().default(null)),
);
const days = z.coerce
  .number("errors:field.number")
  .int("errors:field.number")
  .min(0, "errors:field.number")
  .max(60_000);

export const labRangeSchema = z
  .object({
    sex: z.enum(RANGE_SEXES, "errors:field.chooseOne").default("ANY"),
    fromDays: z.preprocess((value) => (value === "" ? 0 : value), typedNumber(days.default(0))),
    toDays: z.preprocess((value) => (value === "" ? null : value), typedNumber(days.nullable().default(null))),
    ...{ low: optionalNumber, high: optionalNumber, criticalLow: optionalNumber, criticalHigh: optionalNumber },
  })
  .refine(({ fromDays, toDays }) => toDays === null || fromDays <= toDays, {
    path: ["toDays"],
    message: "laboratory:refused.ages",
  })
  .refine(({ low, high }) => low === null || high === null || low <= high, {
    path: ["high"],
    message: "laboratory:refused.range",
  });

/** Standard limits as they are taken over: of which laboratory, and what was shown of them. */
export const standardLimitsSchema = z.object({ laboratoryId: id, shown: z.string().max(60_000) });

/** What a test measures, as its form posts it. */
export const labComponentSchema = z.object({
  id: id.optional(),
  version: z.coerce.number().int().min(0).optional(),
  testId: id,
  name: nameText(120),
  loinc,
  kind: z.enum(COMPONENT_KINDS, "errors:field.chooseOne"),
  unit: line(20),
  decimals: typedNumber(z.coerce.number("errors:field.number").int().min(0).max(4, "errors:field.atMost").default(0)),
  ranges: z.array(labRangeSchema).max(20, "errors:field.invalid"),
  answers: z.array(z.object({ text: nameText(80), flag: z.enum(ANSWER_FLAGS) })).max(20, "errors:field.invalid"),
});
