import { z } from "zod";
import { lineText, writtenText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";
import { QUESTION_KINDS } from "~/features/forms/domain/questions/question";

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

const question = recordKind({
  words: "questions:list",
  authority: "organization.manage",
  audit: { kind: "bookingQuestion" },
  fields: {
    text: {
      schema: lineText(LONGEST_QUESTION, "errors:field.invalid").min(1, MANDATORY),
      label: "questions:form.text",
      hint: "questions:form.textHint",
      maxLength: LONGEST_QUESTION,
    },
    kind: {
      schema: z.enum(QUESTION_KINDS, "errors:field.chooseOne"),
      kind: "radios",
      label: "questions:form.kind",
      options: QUESTION_KINDS.map((value) => ({ value, label: `questions:kinds.${value}` as const })),
    },
    /** One choice a line, or a list of them. */
    options: {
      schema: z.preprocess(
        (given) => (Array.isArray(given) ? given.join("\n") : given),
        writtenText(MOST_OPTIONS * (LONGEST_OPTION + 2) * 2, "errors:field.tooLong")
          .default("")
          .transform(lines),
      ),
      kind: "lines",
      label: "questions:form.options",
      hint: "questions:form.optionsHint",
    },
    required: { schema: flag, kind: "switch", label: "questions:form.required" },
  },
});

/** A question that staff ask before an offering is booked. */
export const questionKind = {
  ...question,
  schema: question.schema
    .superRefine(({ kind, options }, check) => {
      const fits =
        options.length >= 2 && options.length <= MOST_OPTIONS && options.every((one) => one.length <= LONGEST_OPTION);
      if (kind === "ONE_OF" && !fits)
        check.addIssue({ code: "custom", path: ["options"], message: "questions:form.twoOptions" });
    })
    .transform((asked) => ({ ...asked, options: asked.kind === "ONE_OF" ? asked.options : [] })),
};

export const offeringIdSchema = z.string().max(64);

/** A question is moved by one place; `from` is where it must stand for that, counted from 0. */
export const questionStepSchema = z.object({
  id: z.string().max(64),
  intent: z.enum(["up", "down"]),
  from: z.coerce.number().int().min(0).optional(),
});
