import { z } from "zod";

/** Bounds at the door; what an answer may be is held against its question. */
const LONGEST_SENT = 5_000;
const MOST_ANSWERS = 50;

/** Answers as they are sent: to some questions, in any order. */
export const answersSchema = z
  .array(z.object({ questionId: z.string().max(64), answer: z.string().max(LONGEST_SENT, "errors:field.invalid") }))
  .max(MOST_ANSWERS)
  .default([]);
