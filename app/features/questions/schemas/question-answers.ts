import { z } from "zod";
import { done } from "~/kernel/answer";
import { QUESTION_STATES } from "../domain/question-states";

const state = z.enum(QUESTION_STATES);

/** Questions as lists show them. */
export const questionsAnswer = done({
  questions: z.array(
    z.object({
      id: z.string(),
      state,
      title: z.string(),
      topic: z.string(),
      serviceName: z.string(),
      isUrgent: z.boolean(),
      providerName: z.string().nullable(),
      departmentName: z.string().nullable(),
      patientName: z.string().nullable(),
      since: z.int().meta({ description: "When it came into its state, UTC milliseconds." }),
      dueAt: z.int().nullable().meta({ description: "When the time of its state is over, UTC milliseconds." }),
    }),
  ),
  next: z.string().nullable().meta({ description: "What `before` says for the next page; null on the last." }),
});
export const addedAnswer = done({ id: z.string(), state });
export const answeredAnswer = done({ state });
