export type { Content, Item } from "./domain/questionnaires/content";
export { READY_FORMS } from "./domain/questionnaires/ready-forms";
export { listOwnQuestionnaires } from "./services/questionnaires/answer-questionnaire.server";
export { takeOwnAnswers } from "./services/questionnaires/take-own-answers.server";
export {
  listBeforeStatement,
  restoreBeforeStatements,
  withdrawBeforeStatements,
} from "./data/questionnaires/before-appointments.server";
export type { Briefing } from "./domain/questionnaires/briefing";
export { answerBriefing, briefingAnswers, readBriefing } from "./services/questionnaires/briefing.server";
export { assignBefore } from "./services/questionnaires/assign-questionnaire.server";
export { countAnswersToRead, questionnairesBefore } from "./services/questionnaires/read-answers.server";
export { stepAssignment } from "./services/questionnaires/step-assignment.server";
