import { z } from "zod";
import { done } from "~/kernel/answer";
import { FEEDBACK_STATES } from "../domain/feedback-states";

const instant = z.int().meta({ description: "UTC milliseconds." });
const scale = z.int().nullable();

export const feedbackDetailsAnswer = done({
  appointmentId: z.string(),
  state: z.enum(FEEDBACK_STATES),
  askedAt: instant,
  expiresAt: instant,
  retries: z.int(),
  givenAt: instant.nullable(),
  feedback: z
    .object({
      stars: z.int(),
      technical: scale,
      waiting: scale,
      recommends: scale,
      words: z.string(),
      isAnonymous: z.boolean(),
      wantsContact: z.boolean(),
      mayPublish: z.boolean(),
    })
    .nullable(),
  reply: z.string(),
});
export const feedbackRetryAnswer = done({ retries: z.int() });
