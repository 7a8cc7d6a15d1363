import type { ServiceAuthorities } from "./authorities";

export const questionAuthorities: ServiceAuthorities = {
  "questions/reach-question": { askingPatient: "question.ask" },
  "questions/write-draft": { writeDraft: "question.ask" },
  "questions/send-question": { addQuestion: "question.ask" },
  "questions/answer-question": { answerQuestion: "question.answer" },
  "questions/list-questions": {
    listOwnQuestions: "question.ask",
    listQueue: "question.read",
    countQuestionsToAnswer: "question.read",
    allAskedQuestions: "question.read",
    takeOwnQuestions: "question.ask",
    questionsBefore: "question.read",
  },
  "questions/view-question": { readWorkTools: "question.read" },
  "questions/saved-replies": {
    listSavedReplies: "question.answer",
    addSavedReply: "question.answer",
    changeOwnReply: "question.answer",
    removeOwnReply: "question.answer",
  },
  "questions/manage-services": {
    readServiceScreen: "settings.change",
    addService: "settings.change",
    changeQuestionService: "settings.change",
  },
  "questions/step-question": { stepQuestion: "question.settle", sendPaidQuestion: "question.settle" },
};
