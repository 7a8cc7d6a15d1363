export { questionCalls } from "./api/question-calls.server";
export { takesQuestions } from "./domain/takes-questions";
export { countQuestionsToAnswer, questionsBefore, takeOwnQuestions } from "./services/list-questions.server";
export { sendPaidQuestion, stepQuestion } from "./services/step-question.server";
