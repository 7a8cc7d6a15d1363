import { z } from "zod";
import { lineText, writtenText } from "~/kernel/text-fields";
import { QUESTION_KINDS } from "../../domain/settings/booking-question";

const MANDATORY = "errors:field.mandatory";
const LONGEST_QUESTION = 300;
const LONGEST_OPTION = 100;
const MOST_OPTIONS = 20;

/** The lines of a text, trimmed, without the empty ones and each once. */
const lines = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A switch of a form, or a yes or no of a call. */
const flag = z
  .union([z.boolean(), z.literal("on").transform(() => true)])
  .optional()
  .default(false);

/** A question as staff write it down. */
export const bookingQuestionSchema = z
  .object({
    id: z.string().max(64).optional(),
    version: z.coerce.number().int().positive().optional(),
    text: lineText(LONGEST_QUESTION, "errors:field.invalid").min(1, MANDATORY),
    kind: z.enum(QUESTION_KINDS, "errors:field.chooseOne"),
    /** One choice a line. */
    options: writtenText(MOST_OPTIONS * (LONGEST_OPTION + 2) * 2, "errors:field.tooLong")
      .default("")
      .transform(lines),
    required: flag,
  })
  .superRefine(({ kind, options }, check) => {
    const fits =
      options.length >= 2 && options.length <= MOST_OPTIONS && options.every((one) => one.length <= LONGEST_OPTION);
    if (kind === "ONE_OF" && !fits)
      check.addIssue({ code: "custom", path: ["options"], message: "questions:form.twoOptions" });
  })
  .transform((question) => ({ ...question, options: question.kind === "ONE_OF" ? question.options : [] }));

/** What a button beside a question asks for. */
export const questionStepSchema = z.object({
  id: z.string().max(64),
  intent: z.enum(["enable", "disable", "up", "down"]),
});
