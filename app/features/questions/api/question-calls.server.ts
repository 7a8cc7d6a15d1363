import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { addQuestionSchema, answerSchema } from "../schemas/question";
import { addedAnswer, answeredAnswer, questionsAnswer } from "../schemas/question-answers";
import { answerQuestion } from "../services/answer-question.server";
import { allAskedQuestions } from "../services/list-questions.server";
import { addQuestion } from "../services/send-question.server";

const forBoth = { auth: "session", audience: "patient+clinical" } as const;

/** Asking in writing and answering (specification, sections 1 and 7). */
export const questionCalls = callsOf("clinical", [
  defineCall({
    ...forBoth,
    method: "GET",
    path: "/questions/getAllAskedQuestions",
    summary: "Returns a patient's own questions, or those that whoever answers may see.",
    input: z.object({ before: z.string().max(100).optional() }),
    answer: questionsAnswer,
    run: async (context, { before = null }) => ({
      status: true,
      ...(await allAskedQuestions(context, { before })),
    }),
  }),
  defineCall({
    ...forBoth,
    method: "POST",
    path: "/questions/addQuestion",
    summary: "Asks a question; one that costs something is sent once it is paid.",
    input: z.looseObject({}),
    takes: addQuestionSchema,
    answer: addedAnswer,
    run: async (context, input) => ({ status: true, ...(await addQuestion(context, input)) }),
  }),
  defineCall({
    ...forBoth,
    method: "POST",
    path: "/questions/answerQuestion",
    summary: "Answers a question, with a file where there is one, or asks its patient for what is missing.",
    body: { media: "multipart/form-data", files: ["file"] },
    input: z.looseObject({}),
    takes: answerSchema,
    answer: answeredAnswer,
    run: async (context, input) => ({ status: true, ...(await answerQuestion(context, input)) }),
  }),
]);
