export { listOwnQuestionnaires, takeOwnAnswers } from "./services/questionnaires/answer-questionnaire.server";
export { assignBefore } from "./services/questionnaires/assign-questionnaire.server";
export { countAnswersToRead, questionnairesBefore } from "./services/questionnaires/read-answers.server";
export { stepAssignment } from "./services/questionnaires/step-assignment.server";
