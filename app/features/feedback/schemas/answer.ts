import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { writtenText } from "~/kernel/text-fields";

export const MOST_WORDS = 2000;

/** One of a scale, or nothing. */
const scale = (from: number, to: number) =>
  z
    .preprocess((value) => (value === "" ? null : value), z.coerce.number().int().min(from).max(to).nullish())
    .transform((value) => value ?? null);

/** What a patient says of an appointment. */
export const answerSchema = z.object({
  stars: z.coerce
    .number("feedback:form.chooseStars")
    .int()
    .min(1, "feedback:form.chooseStars")
    .max(5, "feedback:form.chooseStars"),
  technical: scale(1, 5),
  waiting: scale(1, 5),
  recommends: scale(0, 10),
  words: writtenText(MOST_WORDS).default(""),
  isAnonymous: checkbox,
  wantsContact: checkbox,
  mayPublish: checkbox,
});
