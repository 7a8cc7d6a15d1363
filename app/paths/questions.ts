/* Every URL of text questions that the app links to. */
import { at } from "./at";

/** A patient's own text questions, and the queue of those who answer; `list` says which of it, `done` what was done. */
export const textQuestions = at("/secure/providerweb/questions");
/** Where a patient writes one, or with `draft` changes what they have written. */
export const askQuestion = at("/secure/providerweb/questions/ask");
/** One with all that was written, for both sides. */
export const textQuestion = at("/secure/providerweb/questions/view/:questionId");
export const textQuestionFile = at("/secure/providerweb/questions/view/:questionId/files/:fileId");
/** What a provider keeps ready to answer with. */
export const savedReplies = at("/secure/providerweb/questions/replies");
/** The services by which patients ask. */
export const questionServices = at("/secure/providerweb/settings/patientquestions/services");
