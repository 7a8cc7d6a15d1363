import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { lineText, nameText, typedNumber, writtenText } from "~/kernel/text-fields";

/** More than any setting allows; the service's own limit is told with its number. */
export const MOST_CHARACTERS = 5000;

export const id = z.string("errors:field.chooseOne").regex(/^[\w-]{1,64}$/, "errors:field.chooseOne");
const optionalId = z
  .union([z.literal(""), id], "errors:field.chooseOne")
  .nullish()
  .transform((value) => value || null);
const version = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1, "errors:field.invalid");
const required = (most: number) => writtenText(most).min(1, "errors:field.mandatory");

/** What a patient writes; whom they ask is nobody in particular where it is left out. */
export const askSchema = z.object({
  serviceId: id,
  employeeId: optionalId,
  topic: lineText(200).optional().default(""),
  title: nameText(120),
  text: required(MOST_CHARACTERS),
});
export type AskInput = z.infer<typeof askSchema>;

/** Sending it, or asking for it to be sent: whoever wrote of an emergency has read what to do. */
export const sendSchema = z.object({ adviceRead: checkbox });
export const addQuestionSchema = askSchema.extend({
  adviceRead: checkbox,
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});

export const versionSchema = z.object({ version });
export const writeSchema = versionSchema.extend({ text: required(MOST_CHARACTERS) });

export const LONGEST_ANSWER = 20_000;
export const answerSchema = z.object({
  questionId: id,
  version: version.optional(),
  text: required(LONGEST_ANSWER),
  /** What is missing is asked for, and nothing is answered yet. */
  asksBack: checkbox,
  file: z.instanceof(File, { error: "errors:field.invalid" }).optional(),
});

export const assignSchema = versionSchema.extend({ employeeId: id, reason: nameText(300) });
export const declineSchema = versionSchema.extend({ reason: required(1000) });
export const paySchema = z.object({
  gatewayType: z.string().max(40, "errors:field.chooseOne").optional(),
  phone: z.string().max(60, "errors:field.tooLong").optional(),
});

export const savedReplySchema = z.object({ title: nameText(80), text: required(LONGEST_ANSWER) });
export const changedReplySchema = savedReplySchema.extend({ id, version });

const whole = (min: number, max: number) =>
  typedNumber(
    z.coerce
      .number("errors:field.number")
      .int("errors:field.number")
      .min(min, "errors:field.atLeast")
      .max(max, "errors:field.atMost"),
  );
/** A number that the practice's setting gives where it is left out. */
const optionalWhole = (min: number, max: number) =>
  z
    .union([z.literal("").transform(() => null), whole(min, max)])
    .nullish()
    .transform((value) => value ?? null);

/** A service as it is typed. The price is as people write it. */
export const serviceSchema = z.object({
  name: nameText(80),
  /** `e:` and a provider, `d:` and a department, or nothing for everybody. */
  answeredBy: z
    .union([z.literal(""), z.string().regex(/^[ed]:[\w-]{1,64}$/)], "errors:field.chooseOne")
    .optional()
    .default(""),
  price: z.string().trim().max(24, "errors:field.amount").optional().default(""),
  answerWithinHours: optionalWhole(1, 336),
  mostCharacters: optionalWhole(100, MOST_CHARACTERS),
  followUps: whole(0, 20),
  instructions: writtenText(1000).optional().default(""),
  topics: writtenText(4000).optional().default(""),
});
export const changedServiceSchema = serviceSchema.extend({ id, version, enabled: checkbox });
