import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { nameText, writtenText } from "~/kernel/text-fields";
import { READY_FORM_NAMES } from "../../domain/questionnaires/ready-forms";

export const idSchema = z.string("errors:field.chooseOne").regex(/^[\w-]{1,64}$/, "errors:field.chooseOne");
const version = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1, "errors:field.invalid");
export const versionSchema = z.object({ version });

export const newSchema = z.object({ title: nameText(120) });
export const readySchema = z.object({ ready: z.enum(READY_FORM_NAMES, "errors:field.chooseOne") });
/** More than the largest questionnaire is in FHIR. */
const LONGEST_RESOURCE = 400_000;
export const importSchema = z.object({ resource: writtenText(LONGEST_RESOURCE).min(1, "errors:field.mandatory") });

export const beforeSchema = versionSchema.extend({ offerings: z.array(idSchema).max(100).default([]) });

export const assignSchema = z.object({
  questionnaireId: idSchema,
  patientId: idSchema,
  /** The last day on which it is to be filled in; empty where there is none. */
  dueOn: z
    .string()
    .refine((day) => day === "" || isCalendarDate(day), "errors:field.date")
    .optional()
    .default(""),
});

/** Answers by question, as the fields of a briefing are posted. */
export const briefingAnswersSchema = z.record(
  z.string().max(64),
  z.string("errors:field.invalid").max(5_000, "errors:field.tooLong"),
);

/** Answers as they are sent; what each may be is held against its question. */
export const savedSchema = versionSchema.extend({
  answers: z.record(z.string().max(64), z.string().max(5_000, "errors:field.tooLong")),
  /** The items that were asked on the page: one of them without an answer was left empty. */
  asked: z.array(z.string().max(64)).max(1_200),
});
