import type { ServiceAuthorities } from "./authorities";

export const questionAuthorities: ServiceAuthorities = {
  "questions/read-offer": {
    readOffer: "question.ask",
    readDraft: "question.ask",
    priceOfDraft: "question.ask",
  },
  "questions/write-draft": { writeDraft: "question.ask", changeDraft: "question.ask" },
  "questions/send-question": {
    sendQuestion: "question.ask",
    addQuestion: "question.ask",
    payQuestion: "question.ask",
  },
  "questions/patient-acts": {
    cancelQuestion: "question.ask",
    replyToProvider: "question.ask",
    followUp: "question.ask",
  },
  "questions/question-files": {
    attachFile: "question.ask",
    removeFile: "question.ask",
    downloadFile: "question.read",
  },
  "questions/answer-question": { answerQuestion: "question.answer" },
  "questions/work-on-question": {
    takeQuestion: "question.answer",
    releaseQuestion: "question.answer",
    closeQuestion: "question.answer",
    declineQuestion: "question.answer",
    assignQuestion: "question.assign",
  },
  "questions/list-questions": {
    listOwnQuestions: "question.ask",
    listQueue: "question.read",
    countQuestionsToAnswer: "question.read",
    allAskedQuestions: "question.read",
    takeOwnQuestions: "question.ask",
    questionsBefore: "question.read",
  },
  "questions/view-question": {
    viewQuestion: "question.read",
    readPayChoices: "question.ask",
    readWorkTools: "question.read",
  },
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
