/* Every URL of questionnaires that the app links to. */
import { at } from "./at";

/** What a patient is to fill in, and what they have sent. */
export const ownQuestionnaires = at("/secure/providerweb/c/questionnaire/assigned");
/** One to fill in: `step` is the section, `check` the summary before it is sent. */
export const ownQuestionnaire = at("/secure/providerweb/c/questionnaire/assigned/:assignmentId");
/** What patients have answered; `list` says which of it, `patient` whose alone, `done` what was done. */
export const questionnaires = at("/secure/providerweb/e/questionnaire/dashboard");
/** The questionnaires of the practice, and where new ones begin. */
export const questionnaireForms = at("/secure/providerweb/e/questionnaire/dashboard/forms");
export const questionnaireForm = at("/secure/providerweb/e/questionnaire/dashboard/forms/:questionnaireId");
/** The same as patients see it. */
export const questionnairePreview = at("/secure/providerweb/e/questionnaire/dashboard/forms/:questionnaireId/preview");
/** Before which services' appointments it is handed out. */
export const questionnaireBefore = at("/secure/providerweb/e/questionnaire/dashboard/forms/:questionnaireId/before");
/** The same in FHIR. */
export const questionnaireExport = at("/secure/providerweb/e/questionnaire/dashboard/forms/:questionnaireId/fhir");
/** Where one is handed to a patient. */
export const assignQuestionnaire = at("/secure/providerweb/e/questionnaire/dashboard/assign");
/** What one patient has answered. */
export const questionnaireAnswers = at("/secure/providerweb/e/questionnaire/dashboard/answers/:assignmentId");
