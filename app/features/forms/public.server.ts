export type { Content, Item } from "./domain/questionnaires/content";
export { READY_FORMS } from "./domain/questionnaires/ready-forms";
export { listOwnQuestionnaires } from "./services/questionnaires/answer-questionnaire.server";
export { takeOwnAnswers } from "./services/questionnaires/take-own-answers.server";
export { listBeforeStatement } from "./data/questionnaires/questionnaires.server";
export { assignBefore } from "./services/questionnaires/assign-questionnaire.server";
export { countAnswersToRead, questionnairesBefore } from "./services/questionnaires/read-answers.server";
export { stepAssignment } from "./services/questionnaires/step-assignment.server";
