import { z } from "zod";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { feedbackDetailsAnswer, feedbackRetryAnswer } from "../schemas/feedback-answers";
import { requestFeedback, retryFeedback } from "../services/ask-feedback.server";
import { readFeedbackDetails } from "../services/own-feedback.server";

const signedIn = { auth: "session", audience: "signed-in" } as const;
const one = z.object({ appointmentId: z.string().min(1).max(64) });

/** Asking patients how an appointment was (specification, section 7). */
export const feedbackCalls = callsOf("appointments", [
  defineCall({
    ...signedIn,
    method: "POST",
    path: "/appointments/feedbackRating/request",
    summary: "Asks a patient how an appointment was, once.",
    input: one,
    answer: DONE,
    run: async (context, { appointmentId }) => {
      await requestFeedback(context, appointmentId);
      return { status: true };
    },
  }),
  defineCall({
    ...signedIn,
    method: "POST",
    path: "/appointments/feedbackRating/retry",
    summary: "Asks again, at most twice, while there is no answer.",
    input: one,
    answer: feedbackRetryAnswer,
    run: async (context, { appointmentId }) => ({ status: true, ...(await retryFeedback(context, appointmentId)) }),
  }),
  defineCall({
    ...signedIn,
    method: "GET",
    path: "/appointments/feedbackRating/details",
    summary: "Returns how a request for feedback stands, and the answer.",
    input: one,
    answer: feedbackDetailsAnswer,
    run: async (context, { appointmentId }) => ({
      status: true,
      ...(await readFeedbackDetails(context, appointmentId)),
    }),
  }),
]);
