import { z } from "zod";
import { lineText } from "~/kernel/text-fields";
import { ANSWER_FLAGS } from "../../domain/laboratory/lab-test";
import { labComponentSchema, labRangeSchema } from "./catalogue";

/** So many ranges and answers the form has room for. */
export const MOST_RANGES = 8;
export const MOST_ANSWERS = 8;

const blank = (value: unknown) => value === undefined || value === "" || value === null;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const saysSomething = (line: unknown, names: readonly string[]) =>
  typeof line === "object" && line !== null && names.some((name) => !blank(Reflect.get(line, name)));

const RANGE_NAMES = ["low", "high", "criticalLow", "criticalHigh"];

/** What a test measures, as its form has it: lines of ranges and answers that were left empty say nothing. */
export const labComponentFormSchema = labComponentSchema.omit({ testId: true }).extend({
  ranges: z.preprocess(
    (value) => asList(value).filter((line) => saysSomething(line, RANGE_NAMES)),
    z.array(labRangeSchema).max(MOST_RANGES, "errors:field.invalid"),
  ),
  answers: z.preprocess(
    (value) => asList(value).filter((line) => saysSomething(line, ["text"])),
    z
      .array(z.object({ text: lineText(80), flag: z.enum(ANSWER_FLAGS).default("N") }))
      .max(MOST_ANSWERS, "errors:field.invalid"),
  ),
});
