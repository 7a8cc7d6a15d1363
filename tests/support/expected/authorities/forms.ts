import type { ServiceAuthorities } from "./authorities";

export const formsAuthorities: ServiceAuthorities = {
  "forms/take-own-answers": { takeOwnAnswers: "questionnaire.answer" },
  "forms/assign-questionnaire": {
    assignQuestionnaire: "questionnaire.assign",
    assignBefore: "questionnaire.settle",
  },
  "forms/briefing": {
    readBriefing: "organization.public",
    answerBriefing: "questionnaire.brief",
    briefingAnswers: "appointment.read",
  },
  "forms/before-appointments": { readBeforeForm: "questionnaire.manage" },
  "forms/edit-questionnaire": { changeContent: "questionnaire.manage" },
  "forms/manage-questionnaires": {
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
  "forms/reach-assignment": { answeringPatient: "questionnaire.answer", reachOwn: "questionnaire.answer" },
  "forms/read-answers": {
    listAssigned: "questionnaire.read",
    countAnswersToRead: "questionnaire.read",
    questionnairesBefore: "questionnaire.read",
  },
  "forms/step-assignment": { stepAssignment: "questionnaire.settle" },
};
