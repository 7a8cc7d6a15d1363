import type { ServiceAuthorities } from "./authorities";

export const formsAuthorities: ServiceAuthorities = {
  "questionnaires/answer-questionnaire": {
    listOwnQuestionnaires: "questionnaire.answer",
  },
  "questionnaires/take-own-answers": { takeOwnAnswers: "questionnaire.answer" },
  "questionnaires/assign-questionnaire": {
    assignQuestionnaire: "questionnaire.assign",
    assignBefore: "questionnaire.settle",
  },
  "questionnaires/before-appointments": { readBeforeForm: "questionnaire.manage" },
  "questionnaires/edit-questionnaire": { changeContent: "questionnaire.manage" },
  "questionnaires/manage-questionnaires": {
    listQuestionnaires: "questionnaire.assign",
    listForms: "questionnaire.manage",
    addQuestionnaire: "questionnaire.manage",
    addReadyForm: "questionnaire.manage",
    importQuestionnaire: "questionnaire.manage",
    viewQuestionnaire: "questionnaire.manage",
    editQuestionnaire: "questionnaire.manage",
    publishQuestionnaire: "questionnaire.manage",
    startNewVersion: "questionnaire.manage",
    retireQuestionnaire: "questionnaire.manage",
    restoreQuestionnaire: "questionnaire.manage",
    setBeforeOfferings: "questionnaire.manage",
    exportQuestionnaire: "questionnaire.manage",
  },
  "questionnaires/read-answers": {
    listAssigned: "questionnaire.read",
    countAnswersToRead: "questionnaire.read",
    questionnairesBefore: "questionnaire.read",
  },
  "questionnaires/step-assignment": { stepAssignment: "questionnaire.settle" },
};
